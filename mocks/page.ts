import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import type { HttpHandler } from 'msw'
import { defineNetwork, InterceptorSource } from 'msw/experimental'

/** Answers requests inside the page, without a service worker. The page's own code cannot tell the difference. */
export function answerInPage(handlers: HttpHandler[]): void {
  // The two packages' event types do not meet, msw's own code included.
  const sources = [new InterceptorSource({ interceptors: [new FetchInterceptor() as never] })]
  defineNetwork({ sources, handlers, context: { quiet: true } }).enable()
}
