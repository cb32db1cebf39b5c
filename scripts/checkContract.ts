import * as v from 'valibot'
import type { Base, Endpoint } from '@/contract/endpoint'
import { type EndpointName, endpointNames, endpoints } from '@/contract/endpoints'
import { newsCategories } from '@/contract/entities'
import { describeIssues, pathOf } from '@/contract/issues'
import { errorMessage } from './process'

/** Longest wait for a response, in milliseconds. */
const timeout = 10_000

/** What the checks need to know of a backend. */
export interface Backend {
  bases: Record<Base, string>
  newsKey: string
  email: string
  password: string
}

/** One request, and what has to come back. */
interface Case {
  title: string
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  token?: string | undefined
  /** The status that has to come: by default a success, with a body of the endpoint's schema; or anything but that. */
  expected?: number | 'refusal'
}

/** The result of a check. It passes without faults. */
export interface Outcome {
  endpoint: EndpointName
  title: string
  call: string
  /** Status and duration. */
  came: string
  /** What breaks the contract. */
  faults: string[]
  /** What the contract allows and the site reads as absent. */
  notes: string[]
}

/** What later cases need of earlier responses. */
interface Seen {
  token?: string
  jobId?: string
}

/** The requests for each endpoint. One that is not named here is requested once, without parameters, unless it writes. */
function casesOf({ newsKey, email, password }: Backend, { token, jobId = '1' }: Seen) {
  const cases: Partial<Record<EndpointName, Case[]>> = {
    login: [
      { title: 'right password', body: { email, password } },
      { title: 'wrong password', body: { email, password: `not-${password}` }, expected: 'refusal' },
    ],
    dashboard: [
      { title: 'with the token of the login', token },
      { title: 'without a token', expected: 401 },
    ],
    job: [
      { title: 'first job of the list', params: { id: jobId } },
      { title: 'unknown job', params: { id: '987654321' }, expected: 404 },
    ],
    news: newsCategories.map((category) => ({ title: category, query: { country: 'us', category, apiKey: newsKey } })),
  }
  return cases
}

function urlOf({ base, path }: Endpoint<Base>, bases: Backend['bases'], { params = {}, query }: Case): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return bases[base] + filled + (query ? `?${new URLSearchParams(query)}` : '')
}

function headersOf({ body, token }: Case): HeadersInit {
  return {
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
}

function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[][] {
  const keys = new Set(values.map(keyOf))
  return [...keys].map((key) => values.filter((value) => keyOf(value) === key))
}

/** Describes what breaks the contract, one sentence for the rows of a list that break it at the same place. */
function describeFaults(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return groupBy(issues, (issue) => pathOf(issue).replaceAll(/\[\d+\]/g, '[]')).flatMap(describeIssues)
}

/** The places of a response whose value the site reads as absent, such as a job type in another spelling. */
function placesLost(sent: unknown, read: unknown, place = ''): { place: string; value: unknown }[] {
  if (typeof read !== 'object' || read === null)
    return (read ?? null) === null && (sent ?? '') !== '' ? [{ place, value: sent }] : []
  return Object.entries(read).flatMap(([key, inner]) => {
    const step = Array.isArray(read) ? '[]' : `.${key}`
    return placesLost(Object(sent)[key], inner, place + step)
  })
}

function describeLost(sent: unknown, read: unknown): string[] {
  return groupBy(placesLost(sent, read), ({ place }) => place).map((lost) => {
    const more = lost.length > 1 ? `, and ${lost.length - 1} more` : ''
    return `~ ${lost[0]?.place.replace(/^\./, '')}: ${JSON.stringify(lost[0]?.value)} is read as absent${more}`
  })
}

/** Node's fetch puts the reason in `cause`, or only in its `code` if several addresses failed. */
function describeFailure(error: unknown): string {
  const { cause } = Object(error)
  return errorMessage(cause ?? error) || String(Object(cause).code)
}

const parsedJson = v.pipe(v.string(), v.parseJson())

/**
 * Requests every endpoint of a backend, one after the other, and compares the responses with the contract. A service that once
 * did not answer in time is not asked again. `onRequest` is called with each call before it is sent.
 */
export async function checkContract(
  backend: Backend,
  onRequest: (call: string) => void = () => undefined,
): Promise<Outcome[]> {
  const seen: Seen = {}
  const silent = new Set<Base>()

  /** Returns what breaks the contract and what the site reads as absent. */
  function judge(name: EndpointName, { expected }: Case, { ok, status, headers }: Response, text: string) {
    if (typeof expected === 'number') return { faults: status === expected ? [] : [`expected status ${expected}`] }
    if (!ok) return { faults: expected === 'refusal' ? [] : ['expected status 200'] }
    const sent = v.safeParse(parsedJson, text)
    const read = v.safeParse<v.GenericSchema>(endpoints[name].response, sent.output)
    if (expected === 'refusal') return { faults: read.success ? ['expected status 401'] : [] }
    if (!sent.success) return { faults: [`the body is not JSON (${headers.get('content-type')})`] }
    if (!read.success) return { faults: describeFaults(read.issues) }
    if (name === 'login') seen.token = Object(read.output).token
    if (name === 'jobs') seen.jobId = Object(read.output)[0]?.id
    return { notes: describeLost(sent.output, read.output) }
  }

  async function run(name: EndpointName, one: Case): Promise<Outcome> {
    const endpoint: Endpoint<Base> = endpoints[name]
    const { method, base } = endpoint
    const url = urlOf(endpoint, backend.bases, one)
    const call = `${method} ${url.replace(/\?.*/, '')}`
    const outcome = { endpoint: name, title: one.title, call, came: 'no response', faults: [], notes: [] }
    if (silent.has(base)) return { ...outcome, faults: ['not asked: this service did not answer before'] }
    onRequest(call)
    const since = Date.now()
    try {
      const body = one.body && JSON.stringify(one.body)
      const signal = AbortSignal.timeout(timeout)
      const response = await fetch(url, { method, headers: headersOf(one), signal, ...(body && { body }) })
      outcome.came = 'body cut off, or wrongly compressed'
      const text = await response.text()
      outcome.came = `${response.status} in ${Date.now() - since} ms`
      return { ...outcome, ...judge(name, one, response, text) }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError') silent.add(base)
      return { ...outcome, faults: [describeFailure(error)] }
    }
  }

  const outcomes: Outcome[] = []
  // Lists come before what they list.
  for (const name of endpointNames.toSorted(
    (a, b) => Number('params' in endpoints[a]) - Number('params' in endpoints[b]),
  )) {
    const asTheSite = endpoints[name].method === 'GET' ? [{ title: 'as the site calls it' }] : []
    for (const one of casesOf(backend, seen)[name] ?? asTheSite) outcomes.push(await run(name, one))
  }
  return outcomes
}

/** Writes a check for people: each case in a line, with what breaks the contract below it. */
export function reportOutcomes(outcomes: readonly Outcome[]): string {
  const lines = outcomes.flatMap(({ endpoint, title, call, came, faults, notes }) => [
    `${faults.length > 0 ? '✗' : '✓'} ${endpoint.padEnd(10)} ${title.padEnd(28)} ${came}`,
    ...(faults.length > 0 ? [call, ...faults, ''] : notes).map((line) => line && `    ${line}`),
  ])
  const broken = new Set(outcomes.filter(({ faults }) => faults.length > 0).map(({ endpoint }) => endpoint))
  const all = new Set(outcomes.map(({ endpoint }) => endpoint)).size
  const summary =
    broken.size > 0
      ? `${broken.size} of ${all} endpoints ${broken.size === 1 ? 'breaks' : 'break'} the contract: ${[...broken].join(', ')}.`
      : `All ${all} endpoints keep the contract.`
  return [...lines, '', summary].join('\n')
}
