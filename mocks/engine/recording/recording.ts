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
  at: v.string(),
  ...CustomResponse.entries,
})
export type RecordedResponse = Readonly<v.InferOutput<typeof RecordedResponse>>

/** Responses of the real service, one for each request. Without tokens and passwords. */
export const Recording = v.object({ name: v.string(), responses: v.pipe(v.array(RecordedResponse), v.readonly()) })
export type Recording = v.InferOutput<typeof Recording>

/** The response header that says whether a recording had the response. */
export const replayHeader = 'x-recording'

/** The end of a URL's path that an endpoint answers, wherever its service is; undefined if it answers another. */
export function ownPath({ path }: Endpoint, { pathname }: URL): string | undefined {
  return new RegExp(`${path.replaceAll(/:\w+/g, '[^/]+')}(?=/?$)`, 'i').exec(pathname)?.[0]
}

/** What tells requests to an endpoint apart: its path, and the query parameters of the contract but for keys and tokens. */
export function recordedPath(endpoint: Endpoint, address: string): string {
  const url = new URL(address, 'http://site')
  const fields = fieldsOf(endpoint.query)
  const known = [...url.searchParams].filter(([name]) => Object.hasOwn(fields, name) && !isSecret(name))
  const search = new URLSearchParams(known)
  search.sort()
  return `${ownPath(endpoint, url)}${known.length > 0 ? `?${search}` : ''}`
}

/** Headers that change what a page does. Others may hold cookies and keys. */
const keptHeaders = new Set(['content-type', 'content-language', 'retry-after'])

export function withoutSecrets(
  response: Omit<RecordedResponse, 'headers'> & { headers: Iterable<readonly [string, string]> },
): RecordedResponse {
  const kept = [...response.headers].filter(([name]) => keptHeaders.has(name.toLowerCase()))
  return { ...response, headers: Object.fromEntries(kept), body: maskBody(response.body) }
}

/** Adds a response to a recording, instead of an earlier one to the same request. Without one, begins a recording. */
export function withResponse(recording: Recording | undefined, added: RecordedResponse): Recording {
  const now = new Date().toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
  const { name, responses } = recording ?? { name: `Recording of ${now}`, responses: [] }
  const others = responses.filter(({ endpoint, path }) => endpoint !== added.endpoint || path !== added.path)
  return { name, responses: [...others, added] }
}
