import type { HttpRequestEventMap, Interceptor } from '@mswjs/interceptors'
import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { getResponse } from 'msw'
import type { Backend } from '../engine/backend'

export type PageInterceptor = Interceptor<HttpRequestEventMap>

export function startInPage(
  { handlers }: Backend,
  {
    isInUse = () => true,
    interceptors: others = [],
  }: {
    isInUse?: () => boolean
    interceptors?: readonly PageInterceptor[]
  } = {},
) {
  const interceptors = [new FetchInterceptor(), ...others]
  for (const interceptor of interceptors) {
    interceptor.apply()
    interceptor.on('request', async ({ request, controller }) => {
      const response = isInUse() && (await getResponse(handlers, request))
      if (response) controller.respondWith(response)
    })
  }
  return () => interceptors.forEach((interceptor) => interceptor.dispose())
}
