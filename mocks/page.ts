import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { getResponse, type HttpHandler } from 'msw'

/** Answers requests inside the page, without a service worker. The page's own code cannot tell the difference. */
export function answerInPage(handlers: HttpHandler[]): void {
  const interceptor = new FetchInterceptor()
  interceptor.apply()
  interceptor.on('request', async ({ request, controller }) => {
    const response = await getResponse(handlers, request)
    if (response) controller.respondWith(response)
  })
}
