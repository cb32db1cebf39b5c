import * as v from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import { CustomResponse } from '../behaviors'
import { type Bases, type Contract, splitPath } from '../resource'
import { parseJson, toBytes } from '../text'
import { describeRequest, encodeBody, findOwnPath, type Recording, removeSecrets, sortByTime } from './recording'

const maxSize = 50_000_000

/** Browsers leave out what they do not know, and write null or -1 in its place. */
const maybeText = v.fallback(v.string(), '')

const HarHeaders = v.fallback(v.array(v.object({ name: v.string(), value: v.string() })), [])
const Content = v.object({ mimeType: maybeText, text: maybeText, encoding: maybeText })
const Entry = v.object({
  startedDateTime: maybeText,
  _resourceType: maybeText,
  request: v.object({
    method: v.string(),
    url: v.pipe(v.string(), v.url()),
    headers: HarHeaders,
    // Browsers leave some out, and write a form in another way than it is recorded.
    postData: v.fallback(
      v.optional(v.object({ mimeType: v.pipe(v.string(), v.includes('json')), text: v.string() })),
      undefined,
    ),
  }),
  response: v.object({
    status: v.fallback(v.number(), 0),
    headers: HarHeaders,
    content: v.fallback(Content, v.parse(Content, {})),
  }),
})
type Entry = v.InferOutput<typeof Entry>
const Har = v.object({ log: v.object({ comment: maybeText, entries: v.array(v.unknown()) }) })

export function checkSize(size: number) {
  const advice = 'Clear the network log before the visit, and save it without pictures.'
  if (size > maxSize) throw new Error(`A HAR file may have at most ${maxSize / 1_000_000} MB. ${advice}`)
}

/** A page of the site may have the path of an endpoint. */
function isCall({ _resourceType, request, response }: Entry) {
  if (_resourceType) return ['xhr', 'fetch'].includes(_resourceType)
  const destination = request.headers.find(({ name }) => name.toLowerCase() === 'sec-fetch-dest')
  if (destination) return destination.value === 'empty'
  return !/html|css|javascript|image|font/.test(response.content.mimeType)
}

const countLetters = (endpoint: Endpoint) => splitPath(endpoint).join('').length

/** By the end of the address: of several, the path that spells out more of it. */
export function findEndpoint(contract: Contract, { method, url }: { method: string; url: string }) {
  return Object.entries(contract)
    .filter(([, one]) => one.method === method.toUpperCase() && findOwnPath(one, new URL(url)))
    .toSorted(([, one], [, other]) => countLetters(other) - countLetters(one))[0]
}

function readBody({ text, encoding, mimeType }: Entry['response']['content']) {
  try {
    return encoding === 'base64' ? encodeBody(toBytes(text), mimeType) : { body: text }
  } catch {
    return { body: '' }
  }
}

function readCall(contract: Contract, item: unknown) {
  const { success, output: entry } = v.safeParse(Entry, item)
  const found = success && isCall(entry) && findEndpoint(contract, entry.request)
  if (!found) return undefined
  const [name, endpoint] = found
  const url = new URL(entry.request.url)
  const path = findOwnPath(endpoint, url) ?? ''
  const address = url.origin + url.pathname.slice(0, url.pathname.lastIndexOf(path))
  return { entry, name, endpoint, service: `${endpoint.base} ${address}` }
}
type Call = NonNullable<ReturnType<typeof readCall>>

function readResponse({ entry: { startedDateTime, request, response }, name: endpoint, endpoint: called }: Call) {
  const { content } = response
  const body = readBody(content)
  // The browser had it in its cache: the page received a 200.
  const status = response.status === 304 ? 200 : response.status
  const isRedirect = status >= 300 && status < 400
  const isMissing = status < 300 && status !== 204 && body.body === ''
  if (isRedirect || isMissing) return undefined
  const at = new Date(Date.parse(startedDateTime) || Date.now()).toISOString()
  const type = { name: 'content-type', value: content.mimeType || 'application/json' }
  const headers = [type, ...response.headers].map(({ name, value }) => [name.toLowerCase(), value] as const)
  // Of a file, the size alone is recorded.
  const text = called.bodyKind === 'file' ? undefined : request.postData?.text
  const sent = describeRequest(endpoint, called, request.url, text)
  const received = removeSecrets({ ...sent, at, status, headers, ...body })
  return v.is(CustomResponse, received) ? received : undefined
}

/** Returns undefined for a text that is no HAR file. */
export function readHar(text: string, name: string, contract: Contract) {
  const har = v.safeParse(Har, parseJson(text))
  if (!har.success) return undefined
  const { comment, entries } = har.output.log
  const calls = entries.map((item) => readCall(contract, item)).filter((call) => call !== undefined)
  const services = [...new Set(calls.map(({ service }) => service))]
  // Others only end like a path of the contract: their service is known to be at a shorter address.
  const own = calls.filter(({ service }) => !services.some((one) => service.startsWith(`${one}/`)))
  const responses = own.map(readResponse).filter((response) => response !== undefined)
  const [foreign, unanswered] = [entries.length - own.length, own.length - responses.length]
  const skipped = [
    foreign > 0 && `Skipped requests that the contract does not have: ${foreign}.`,
    text.includes('\uFFFD') && 'The file is not saved as UTF-8: some of its letters are lost.',
    unanswered > 0 && `Skipped requests whose response is missing or can't be sent: ${unanswered}.`,
  ].filter((sentence) => typeof sentence === 'string')
  return { recording: { name: comment || name, responses: sortByTime(responses) }, skipped }
}

const pairs = (entries: Iterable<[string, string]>) => Array.from(entries, ([name, value]) => ({ name, value }))

/** Bases may be paths, of the origin. */
export function writeHar({ name, responses }: Recording, contract: Contract, bases: Bases, origin?: string) {
  const unknown = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 }
  const entries = responses.flatMap(({ endpoint, path, sent: text = '', at, status, headers, body, encoding }) => {
    const called = contract[endpoint]
    if (!called) return []
    const url = new URL((bases[called.base] ?? '') + path, origin)
    const { length: size } = encoding ? toBytes(body) : new TextEncoder().encode(body)
    const content = { size, mimeType: headers['content-type'] ?? 'application/json', text: body, encoding }
    const sent = {
      method: called.method,
      url: url.href,
      headers: [],
      queryString: pairs(url.searchParams),
      ...(text && { postData: { mimeType: 'application/json', text } }),
    }
    const received = { status, statusText: '', headers: pairs(Object.entries(headers)), content, redirectURL: '' }
    return {
      startedDateTime: at,
      time: 0,
      _resourceType: 'fetch',
      request: { ...unknown, ...sent },
      response: { ...unknown, ...received },
      cache: {},
      timings: { send: 0, wait: 0, receive: 0 },
    }
  })
  const creator = { name: 'Mock backend', version: '1.0.0' }
  return JSON.stringify({ log: { version: '1.2', creator, comment: name, entries } }, null, 2)
}
