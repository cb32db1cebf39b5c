import { maskBody } from '../maskBody'
import type { LogEntry } from '../requestLog'
import type { Contract } from '../resource'
import { type RecordedResponse, type Recording, recordedPath } from './recording'

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

/** The response to a logged request, without what is secret. */
export function readResponse(
  contract: Contract,
  { endpoint, url }: Pick<LogEntry, 'endpoint' | 'url'>,
  { status, headers }: Response,
  body: string,
): RecordedResponse {
  const called = contract[endpoint]
  if (!called) throw new Error(`The contract has no endpoint "${endpoint}"`)
  return toRecorded(
    { endpoint, path: recordedPath(called, url), at: new Date().toISOString() },
    { status, headers, body },
  )
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
