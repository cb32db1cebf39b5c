import * as v from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import { isSecret } from '@/contract/secret'
import { CustomResponse } from '../behaviors'
import { entriesOf } from '../state/words'

const RecordedResponse = v.object({
  endpoint: v.string(),
  /** Path and query below the service, as `recordedPath` returns them. */
  path: v.string(),
  /** When it was received, as an ISO date. */
  at: v.string(),
  ...CustomResponse.entries,
})
export type RecordedResponse = Readonly<v.InferOutput<typeof RecordedResponse>>

/** Responses of the real service, one for each request. Without tokens and passwords. */
export const Recording = v.object({ name: v.string(), responses: v.array(RecordedResponse) })
export interface Recording {
  name: string
  responses: readonly RecordedResponse[]
}

/** The response header that says whether a recording had the response. */
export const replayHeader = 'x-recording'

/**
 * What tells requests to an endpoint apart: the end of the URL's path, and the query parameters of the contract but for
 * keys and tokens. Where the service is makes no difference.
 */
export function recordedPath({ path, query }: Endpoint, url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://site')
  const own = pathname
    .replace(/\/$/, '')
    .split('/')
    .slice(1 - path.split('/').length)
  const known = [...searchParams].filter(
    ([name]) => Object.hasOwn(entriesOf(query), name) && !isSecret(name) && !/key$/i.test(name),
  )
  const search = new URLSearchParams(known)
  search.sort()
  return `/${own.join('/')}${known.length > 0 ? `?${search}` : ''}`
}
