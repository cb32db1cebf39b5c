import * as v from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import { CustomResponse } from '../behaviors'
import type { Contract } from '../resource'
import { toBytes } from './mask'
import { type RecordedResponse, type Recording, recordedPath, toRecorded, withResponse } from './recording'

/** The largest HAR file that is read, in megabytes. */
const maxMegabytes = 50

/** Browsers leave out what they do not know, and write null or -1 in its place. */
const maybeText = v.fallback(v.string(), '')

const Entry = v.object({
  startedDateTime: maybeText,
  /** What loaded it, in files of Chromium. */
  _resourceType: maybeText,
  request: v.object({ method: v.string(), url: v.pipe(v.string(), v.url()) }),
  response: v.object({
    status: v.fallback(v.number(), 0),
    headers: v.fallback(v.array(v.object({ name: v.string(), value: v.string() })), []),
    content: v.fallback(v.object({ mimeType: maybeText, text: maybeText, encoding: maybeText }), {
      mimeType: '',
      text: '',
      encoding: '',
    }),
  }),
})
type Entry = v.InferOutput<typeof Entry>
const Har = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ log: v.object({ comment: maybeText, entries: v.array(v.unknown()) }) }),
)

/** Says why a file of this size, in bytes, is not read; undefined if it is. */
export function findSizeProblem(size: number): string | undefined {
  const megabytes = Math.ceil(size / 1_000_000)
  const advice = 'Clear the network log before the visit, and save it without pictures.'
  return megabytes > maxMegabytes
    ? `A HAR file may have at most ${maxMegabytes} MB, and this one has ${megabytes} MB. ${advice}`
    : undefined
}

/** Whether the entry is a call, not a document or asset: a page of the site may have the path of an endpoint. */
function isCall({ _resourceType, response }: Entry): boolean {
  if (_resourceType) return ['xhr', 'fetch'].includes(_resourceType)
  return !/html|css|javascript|image|font/.test(response.content.mimeType)
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

function bodyOf({ text, encoding }: Entry['response']['content']): string {
  try {
    return encoding === 'base64' ? new TextDecoder().decode(toBytes(text)) : text
  } catch {
    return ''
  }
}

/** The response that a page received; undefined if the file does not have it. */
function responseOf(
  { startedDateTime, request, response }: Entry,
  [endpoint, called]: [string, Endpoint],
): RecordedResponse | undefined {
  const body = bodyOf(response.content)
  // The browser had it in its cache: the page received a 200.
  const status = response.status === 304 ? 200 : response.status
  const isWhole = status >= 400 || status === 204 || (status < 300 && body !== '')
  const type = ['content-type', response.content.mimeType || 'application/json'] as const
  const headers = [type, ...response.headers.map(({ name, value }) => [name.toLowerCase(), value] as const)]
  const at = new Date(Date.parse(startedDateTime) || Date.now()).toISOString()
  const recorded = toRecorded({ endpoint, path: recordedPath(called, request.url), at }, { status, headers, body })
  return isWhole && v.is(CustomResponse, recorded) ? recorded : undefined
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
  const har = v.safeParse(Har, text.replace(/^\uFEFF/, ''))
  if (!har.success) return undefined
  const { comment, entries } = har.output.log
  let recording: Recording = { name: comment || name, responses: [] }
  let [foreign, unanswered] = [0, 0]
  for (const item of entries) {
    const { success, output } = v.safeParse(Entry, item)
    const endpoint = success && isCall(output) && findEndpoint(contract, output.request)
    const response = endpoint && responseOf(output, endpoint)
    if (response) recording = withResponse(recording, response)
    else if (endpoint) unanswered += 1
    else foreign += 1
  }
  const skipped = [
    foreign > 0 && `Skipped requests that the contract does not have: ${foreign}.`,
    text.includes('\uFFFD') && 'The file is not saved as UTF-8: some of its letters are lost.',
    unanswered > 0 && `Skipped requests without a response in the file: ${unanswered}.`,
  ]
  return { recording, skipped: skipped.filter((sentence) => sentence !== false) }
}

const pairs = (entries: Iterable<[string, string]>) => Array.from(entries, ([name, value]) => ({ name, value }))

/** Writes a recording as HAR 1.2. `bases` are the full addresses of the services. */
export function writeHar(
  { name, responses }: Recording,
  contract: Contract,
  bases: Readonly<Record<string, string>>,
): string {
  const unknown = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 }
  const entries = responses.flatMap(({ endpoint, path, at, status, headers, body }) => {
    const called = contract[endpoint]
    if (!called) return []
    const url = new URL((bases[called.base] ?? '') + path)
    const mimeType = headers['content-type'] ?? 'application/json'
    const content = { size: new Blob([body]).size, mimeType, text: body }
    return {
      startedDateTime: at,
      time: 0,
      _resourceType: 'fetch',
      request: {
        ...unknown,
        method: called.method,
        url: url.href,
        headers: [],
        queryString: pairs(url.searchParams),
      },
      response: {
        ...unknown,
        status,
        statusText: '',
        headers: pairs(Object.entries(headers)),
        content,
        redirectURL: '',
      },
      cache: {},
      timings: { send: 0, wait: 0, receive: 0 },
    }
  })
  const creator = { name: 'Mock backend', version: '1.0.0' }
  return JSON.stringify({ log: { version: '1.2', creator, comment: name, entries } }, null, 2)
}
