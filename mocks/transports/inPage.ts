import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { getResponse } from 'msw'
import type { Backend } from '../agency/createBackend'

/** Answers requests inside the page, without a service worker. Returns a function that lets later requests go. */
export function startInPage({ handlers }: Pick<Backend, 'handlers'>): () => void {
  const interceptor = new FetchInterceptor()
  interceptor.apply()
  interceptor.on('request', async ({ request, controller }) => {
    const response = await getResponse(handlers, request)
    if (response) controller.respondWith(response)
  })
  return () => interceptor.dispose()
}
