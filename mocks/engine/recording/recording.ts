import * as v from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import { isSecret } from './secret'
import { CustomResponse } from '../behaviors'
import { getFields } from '../resource'
import { decodeText, parseJson, toBase64 } from '../text'
import { maskBody, maskText } from './mask'

const RecordedResponse = v.object({
  endpoint: v.string(),
  path: v.string(),
  /** The body, without secrets. If it is missing, the response is for any body. */
  sent: v.optional(v.string()),
  at: v.string(),
  ...CustomResponse.entries,
  /** Of a body that is no text. */
  encoding: v.optional(v.literal('base64')),
})
export type RecordedResponse = Readonly<v.InferOutput<typeof RecordedResponse>>

/** In the order of the requests, without tokens and passwords. */
export const Recording = v.object({ name: v.string(), responses: v.pipe(v.array(RecordedResponse), v.readonly()) })
export type Recording = v.InferOutput<typeof Recording>

export const replayHeader = 'x-recording'

/** Returns the end of a URL's path: the service may be anywhere. */
export function findOwnPath({ path }: Endpoint, { pathname }: URL) {
  const pattern = path.replaceAll(/[^\w/:]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+')
  return new RegExp(`${pattern}(?=/?$)`, 'i').exec(pathname)?.[0]
}

/** Keeps the query parameters of the contract, but for keys and tokens. */
export function getRecordedPath(endpoint: Endpoint, address: string) {
  const url = new URL(address, 'http://site')
  const fields = getFields(endpoint.query)
  const known = [...url.searchParams].filter(([name]) => Object.hasOwn(fields, name) && !isSecret(name))
  const search = new URLSearchParams(known)
  search.sort()
  return `${findOwnPath(endpoint, url)}${known.length > 0 ? `?${search}` : ''}`
}

function normalizeBody(body: string) {
  const masked = maskBody(body)
  const json = parseJson(masked)
  return json === undefined ? masked : JSON.stringify(json)
}

export function describeRequest(name: string, endpoint: Endpoint, address: string, body?: string) {
  return { endpoint: name, path: getRecordedPath(endpoint, address), sent: body && normalizeBody(body) }
}

export type SentRequest = ReturnType<typeof describeRequest>

/** Headers that change what a page does. Others may hold cookies and keys. */
const keptHeaders = new Set([
  'content-type',
  'content-language',
  'etag',
  'link',
  'location',
  'retry-after',
  'x-total-count',
])

export function removeSecrets(
  response: Omit<RecordedResponse, 'headers'> & { headers: Iterable<readonly [string, string]> },
) {
  const kept = [...response.headers].filter(([name]) => keptHeaders.has(name))
  const headers = Object.fromEntries(kept.map(([name, value]) => [name, maskText(value)]))
  return { ...response, headers, body: response.encoding ? response.body : maskBody(response.body) }
}

export function encodeBody(bytes: Uint8Array, type: string | null): Pick<RecordedResponse, 'body' | 'encoding'> {
  const body = decodeText(bytes, type)
  return body === undefined ? { body: toBase64(bytes), encoding: 'base64' } : { body }
}

/** Responses may overtake each other. */
export function sortByTime(responses: readonly RecordedResponse[]) {
  return responses.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

export function addResponse(recording: Recording | undefined, added: RecordedResponse) {
  const now = new Date().toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' })
  const { name, responses } = recording ?? { name: `Recording of ${now}`, responses: [] }
  return { name, responses: sortByTime([...responses, added]) }
}
