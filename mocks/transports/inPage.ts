import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { getResponse } from 'msw'
import type { Backend } from '../agency/createBackend'

/** Answers requests inside the page, without a service worker. */
export function startInPage({ handlers }: Pick<Backend, 'handlers'>, isInUse = () => true): void {
  const interceptor = new FetchInterceptor()
  interceptor.apply()
  interceptor.on('request', async ({ request, controller }) => {
    const response = isInUse() && (await getResponse(handlers, request))
    if (response) controller.respondWith(response)
  })
}
