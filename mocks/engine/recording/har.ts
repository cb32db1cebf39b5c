import * as v from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import { CustomResponse } from '../behaviors'
import type { Contract } from '../resource'
import { parseJson } from './mask'
import { type RecordedResponse, type Recording, recordedPath, toRecorded, withResponse } from './recording'

/** The largest HAR file that is read, in megabytes. */
const maxMegabytes = 50

/** Browsers leave out what they do not know, and write null or -1 in its place. */
function or<const Value extends string | number>(schema: v.GenericSchema<unknown, Value>, fallback: Value) {
  return v.fallback(v.optional(schema, fallback), fallback)
}

const Header = v.object({ name: v.string(), value: v.string() })
const Content = v.object({
  mimeType: or(v.string(), ''),
  text: v.optional(v.string()),
  encoding: or(v.string(), ''),
})
const Entry = v.object({
  startedDateTime: or(v.string(), ''),
  /** What loaded it, in files of Chromium. */
  _resourceType: or(v.string(), ''),
  request: v.object({ method: v.string(), url: v.pipe(v.string(), v.url()) }),
  response: v.object({
    status: or(v.number(), 0),
    headers: v.fallback(v.array(Header), []),
    content: v.fallback(Content, { mimeType: '', encoding: '' }),
  }),
})
type Entry = v.InferOutput<typeof Entry>
const Har = v.object({ log: v.object({ comment: or(v.string(), ''), entries: v.array(v.unknown()) }) })

/** Says why a file of this size, in bytes, is not read; undefined if it is. */
export function findSizeProblem(size: number): string | undefined {
  const megabytes = size / 1_000_000
  return megabytes > maxMegabytes
    ? `A HAR file may have at most ${maxMegabytes} MB, and this one has ${Math.ceil(megabytes)} MB. Clear the network log before the visit, and save it without pictures.`
    : undefined
}

/** Whether the entry is a document or asset. A page of the site may have the path of an endpoint. */
function isDocument({ _resourceType, response }: Entry): boolean {
  if (_resourceType) return !['xhr', 'fetch'].includes(_resourceType)
  return /html|css|javascript|image|font/.test(response.content.mimeType)
}

/** The endpoint that a URL ends with; of several the one with the longest path. */
export function findEndpoint(
  contract: Contract,
  { method, url }: { method: string; url: string },
): [string, Endpoint] | undefined {
  const { pathname } = new URL(url)
  const matching = Object.entries(contract).filter(([, endpoint]) => {
    const pattern = new RegExp(`${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}/?$`)
    return endpoint.method === method.toUpperCase() && pattern.test(pathname)
  })
  return matching.toSorted(([, one], [, other]) => other.path.length - one.path.length)[0]
}

function decode(base64: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0))
  } catch {
    return ''
  }
}

/** The status and body that a page received; undefined if the file does not have them. */
function receivedOf({ status, content: { text, encoding } }: Entry['response']) {
  const body = text !== undefined && encoding === 'base64' ? decode(text) : text
  // The browser had it in its cache: the page received a 200.
  if (status === 304) return body ? { status: 200, body } : undefined
  const needsBody = status >= 200 && status < 300 && status !== 204
  if (status < 200 || status > 599 || (status >= 300 && status < 400) || (needsBody && !body)) return undefined
  return { status, body: body ?? '' }
}

function readEntry(entry: Entry, endpoint: readonly [string, Endpoint]): RecordedResponse | undefined {
  const received = receivedOf(entry.response)
  if (!received) return undefined
  const { startedDateTime, request, response } = entry
  const type = ['content-type', response.content.mimeType || 'application/json'] as const
  const at = Number.isNaN(Date.parse(startedDateTime)) ? new Date() : new Date(startedDateTime)
  return toRecorded(
    { endpoint: endpoint[0], path: recordedPath(endpoint[1], request.url), at: at.toISOString() },
    {
      ...received,
      headers: [type, ...response.headers.map(({ name, value }) => [name.toLowerCase(), value] as const)],
    },
  )
}

export interface HarReading {
  recording: Recording
  /** What was left out and why, a sentence each. */
  skipped: readonly string[]
}

/**
 * Reads a HAR file as any browser writes it; undefined for any other text. Of several responses to the same request the last
 * counts. A recording that has a name keeps it.
 */
export function readHar(text: string, name: string, contract: Contract): HarReading | undefined {
  const har = v.safeParse(Har, parseJson(text.replace(/^\uFEFF/, '')))
  if (!har.success) return undefined
  const { comment, entries } = har.output.log
  let recording: Recording = { name: comment || name, responses: [] }
  let foreign = 0
  let unanswered = 0
  for (const item of entries) {
    const entry = v.safeParse(Entry, item)
    const endpoint = entry.success && !isDocument(entry.output) && findEndpoint(contract, entry.output.request)
    const response = endpoint && readEntry(entry.output, endpoint)
    if (response && v.is(CustomResponse, response)) recording = withResponse(recording, response)
    else if (endpoint) unanswered += 1
    else foreign += 1
  }
  const skipped = [
    foreign > 0 && `Skipped requests that the contract does not have: ${foreign}.`,
    text.includes('\uFFFD') && 'The file is not saved as UTF-8: some of its letters are lost.',
    unanswered > 0 && `Skipped requests without a response in the file: ${unanswered}.`,
  ]
  return { recording, skipped: skipped.filter((sentence) => typeof sentence === 'string') }
}

/** Writes a recording as HAR 1.2. `bases` are the full addresses of the services. */
export function writeHar(
  { name, responses }: Recording,
  contract: Contract,
  bases: Readonly<Record<string, string>>,
): string {
  const entries = responses.flatMap(({ endpoint, path, at, status, headers, body }) => {
    const called = contract[endpoint]
    if (!called) return []
    const url = new URL((bases[called.base] ?? '') + path)
    const unknown = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 }
    return {
      startedDateTime: at,
      time: 0,
      _resourceType: 'fetch',
      request: {
        method: called.method,
        url: url.href,
        headers: [],
        queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
        ...unknown,
      },
      response: {
        status,
        statusText: '',
        headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
        content: {
          size: new TextEncoder().encode(body).length,
          mimeType: headers['content-type'] ?? 'application/json',
          text: body,
        },
        redirectURL: '',
        ...unknown,
      },
      cache: {},
      timings: { send: 0, wait: 0, receive: 0 },
    }
  })
  const creator = { name: 'Mock backend', version: '1.0.0' }
  return JSON.stringify({ log: { version: '1.2', creator, comment: name, entries } }, null, 2)
}
