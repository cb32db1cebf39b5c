import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { getResponse } from 'msw'
import type { Backend } from '../engine/backend'
import { isPassthrough } from '../engine/respond'

/** Answers requests inside the page, without a service worker. */
export function startInPage({ handlers, requests }: Backend): void {
  const interceptor = new FetchInterceptor()
  interceptor.apply()
  interceptor.on('request', async ({ request, controller }) => {
    const response = await getResponse(handlers, request)
    if (response && !isPassthrough(response)) controller.respondWith(response)
  })
  interceptor.on('response', ({ request, response, isMockedResponse }) => {
    if (!isMockedResponse) void requests.finishPassthrough(request.url, response)
  })
}
