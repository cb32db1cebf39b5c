import * as v from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import { isSecret } from '@/contract/secret'
import { CustomResponse } from '../behaviors'
import { maskBody } from '../maskBody'
import type { LogEntry } from '../requestLog'
import type { Contract } from '../resource'
import { entriesOf, parseBehavior, type Words } from '../state/words'

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

/** Headers that change what a page does. Others may hold cookies and keys. */
const keptHeaders = new Set(['content-type', 'content-language', 'retry-after'])

/**
 * What tells requests to an endpoint apart: the end of the URL's path, and the query parameters of the contract but for
 * keys and tokens. Where the service is makes no difference.
 */
export function recordedPath({ path, query }: Endpoint, url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://site')
  const own = pathname.split('/').slice(1 - path.split('/').length)
  const known = [...searchParams].filter(
    ([name]) => Object.hasOwn(entriesOf(query), name) && !isSecret(name) && !/key$/i.test(name),
  )
  const search = new URLSearchParams(known)
  search.sort()
  return `/${own.join('/')}${known.length > 0 ? `?${search}` : ''}`
}

/** The response to a request, without what is secret. */
export function toRecorded(
  request: Pick<RecordedResponse, 'endpoint' | 'path' | 'at'>,
  { status, headers, body }: { status: number; headers: Iterable<readonly [string, string]>; body: string },
): RecordedResponse {
  const kept = [...headers].filter(([name]) => keptHeaders.has(name.toLowerCase()))
  return { ...request, status, headers: Object.fromEntries(kept), body: maskBody(body) }
}

/** Returns a function that passes on a response if its request was to be recorded. */
export function createRecorder(contract: Contract, words: Words, add: (response: RecordedResponse) => void) {
  return (
    { endpoint, url, behavior }: Pick<LogEntry, 'endpoint' | 'url' | 'behavior'>,
    response: Response,
    body: string,
  ) => {
    const called = contract[endpoint]
    const { word = '' } = parseBehavior(behavior) ?? {}
    if (!called || !words.behavior(endpoint, word)?.isRecorded) return
    const { status, headers } = response
    add(
      toRecorded(
        { endpoint, path: recordedPath(called, url), at: new Date().toISOString() },
        { status, headers, body },
      ),
    )
  }
}

/** Adds a response to a recording, instead of an earlier one to the same request. */
export function withResponse({ name, responses }: Recording, added: RecordedResponse): Recording {
  const others = responses.filter(({ endpoint, path }) => endpoint !== added.endpoint || path !== added.path)
  return { name, responses: [...others, added] }
}

/** A recording without responses, named by the present time. */
export function createRecording(): Recording {
  const now = new Date().toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
  return { name: `Recording of ${now}`, responses: [] }
}
