import * as v from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import { isSecret } from '@/contract/secret'
import { CustomResponse } from '../behaviors'
import { fieldsOf } from '../resource'
import { maskBody } from './mask'

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
  const fields = fieldsOf(query)
  const known = [...searchParams].filter(([name]) => Object.hasOwn(fields, name) && !isSecret(name))
  const search = new URLSearchParams(known)
  search.sort()
  return `/${own.join('/')}${known.length > 0 ? `?${search}` : ''}`
}

/** Headers that change what a page does. Others may hold cookies and keys. */
const keptHeaders = new Set(['content-type', 'content-language', 'retry-after'])

/** The response to a request, without what is secret. */
export function toRecorded(
  request: Pick<RecordedResponse, 'endpoint' | 'path' | 'at'>,
  { status, headers, body }: { status: number; headers: Iterable<readonly [string, string]>; body: string },
): RecordedResponse {
  const kept = [...headers].filter(([name]) => keptHeaders.has(name.toLowerCase()))
  return { ...request, status, headers: Object.fromEntries(kept), body: maskBody(body) }
}

/** A recording without responses, named by the present time. */
export function createRecording(): Recording {
  const now = new Date().toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
  return { name: `Recording of ${now}`, responses: [] }
}

/** The response to a request; undefined if the recording does not have it. */
export function findResponse(
  recording: Recording | undefined,
  endpoint: string,
  path: string,
): RecordedResponse | undefined {
  return recording?.responses.find((response) => response.endpoint === endpoint && response.path === path)
}

/** Adds a response to a recording, instead of an earlier one to the same request. */
export function withResponse({ name, responses }: Recording, added: RecordedResponse): Recording {
  const others = responses.filter(({ endpoint, path }) => endpoint !== added.endpoint || path !== added.path)
  return { name, responses: [...others, added] }
}
