import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { getResponse } from 'msw'
import { letsThrough } from './answering'
import type { Backend } from './backend'

/** Answers requests inside the page, without a service worker. The page's own code cannot tell the difference. */
export function answerInPage({ handlers, requests }: Backend): void {
  const interceptor = new FetchInterceptor()
  interceptor.apply()
  interceptor.on('request', async ({ request, controller }) => {
    const response = await getResponse(handlers, request)
    if (response && !letsThrough(response)) controller.respondWith(response)
  })
  interceptor.on('response', ({ request, response, isMockedResponse }) => {
    if (!isMockedResponse) void requests.answeredLive(request.url, response)
  })
}
