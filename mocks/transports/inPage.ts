import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import type { Backend } from '../engine/backend'
import { isPassthrough } from '../engine/respond'

/** Answers requests inside the page, without a service worker. Returns a function that lets later requests go. */
export function startInPage({ handlers, requests }: Backend): () => void {
  const interceptor = new FetchInterceptor()
  interceptor.apply()
  interceptor.on('request', async ({ request, requestId, controller }) => {
    for (const handler of handlers) {
      // msw's getResponse would give the request another id than the interceptor.
      const result = await handler.run({ request, requestId })
      if (!result) continue
      if (result.response && !isPassthrough(result.response)) controller.respondWith(result.response)
      return
    }
  })
  interceptor.on('response', ({ requestId, response, isMockedResponse }) => {
    if (!isMockedResponse) void requests.finishPassthrough(requestId, response)
  })
  return () => interceptor.dispose()
}
