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

interface Call {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  token?: string
}

/** One request, and what has to come back. */
interface Case extends Call {
  title: string
  /** The status that has to come. By default it is a success, with a body of the endpoint's schema. */
  status?: number
  /** Whether such a success would be wrong. */
  isRefused?: true
}

/** What came of a case. It keeps the contract if there are no faults. */
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
  token?: string | undefined
  jobId?: string | undefined
}

/** The requests for an endpoint. One that is not named here is requested once, without parameters, unless it writes. */
function casesOf({ newsKey, email, password }: Backend, { token, jobId }: Seen): Partial<Record<EndpointName, Case[]>> {
  return {
    login: [
      { title: 'right password', body: { email, password } },
      { title: 'wrong password', body: { email, password: `not-${password}` }, isRefused: true },
    ],
    dashboard: [
      { title: 'with the token of the login', ...(token !== undefined && { token }) },
      { title: 'without a token', status: 401 },
    ],
    job: [
      { title: 'first job of the list', params: { id: jobId ?? '1' } },
      { title: 'unknown job', params: { id: '987654321' }, status: 404 },
    ],
    news: newsCategories.map((category) => ({ title: category, query: { country: 'us', category, apiKey: newsKey } })),
  }
}

function urlOf({ base, path }: Endpoint<Base>, bases: Backend['bases'], { params = {}, query }: Call): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return bases[base] + filled + (query ? `?${new URLSearchParams(query)}` : '')
}

function optionsOf({ method }: Endpoint, { body, token }: Call): RequestInit {
  return {
    method,
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeout),
  }
}

function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): [key: string, Value[]][] {
  const keys = [...new Set(values.map(keyOf))]
  return keys.map((key) => [key, values.filter((value) => keyOf(value) === key)])
}

/** Describes what breaks the contract, one sentence for the rows of a list that break it at the same place. */
function describeFaults(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const groups = groupBy(issues, (issue) => pathOf(issue).replaceAll(/\[\d+\]/g, '[]'))
  return groups.flatMap(([, group]) => describeIssues(group))
}

/** The places of a response whose value the site reads as absent, such as a job type in another spelling. */
function placesLost(sent: unknown, read: unknown, place = ''): [place: string, value: unknown][] {
  if (Array.isArray(read)) return read.flatMap((row, index) => placesLost(Object(sent)[index], row, `${place}[]`))
  if (typeof read === 'object' && read !== null) {
    return Object.entries(read).flatMap(([name, value]) =>
      placesLost(Object(sent)[name], value, place ? `${place}.${name}` : name),
    )
  }
  return (read ?? null) === null && (sent ?? '') !== '' ? [[place, sent]] : []
}

function describeLost(sent: unknown, read: unknown): string[] {
  return groupBy(placesLost(sent, read), ([place]) => place).map(
    ([place, [first, ...more]]) =>
      `~ ${place}: ${JSON.stringify(first?.[1])} is read as absent${more.length > 0 ? `, and ${more.length} more` : ''}`,
  )
}

/** Node's fetch says why it failed in the cause, and of several addresses in the code alone. */
function describeFailure(error: unknown): string {
  const { cause } = Object(error)
  return errorMessage(cause ?? error) || String(Object(cause).code)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

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

  function remember(endpoint: EndpointName, output: unknown): void {
    if (endpoint === 'login') seen.token = Object(output).token
    if (endpoint === 'jobs') seen.jobId = Object(output)[0]?.id
  }

  async function run(name: EndpointName, { title, status, isRefused, ...call }: Case): Promise<Outcome> {
    const endpoint: Endpoint<Base> = endpoints[name]
    const url = urlOf(endpoint, backend.bases, call)
    const since = Date.now()
    const outcome = { endpoint: name, title, call: `${endpoint.method} ${url.replace(/\?.*/, '')}`, notes: [] }
    let came = 'no response'
    const broken = (...faults: string[]) => ({ ...outcome, came, faults })
    if (silent.has(endpoint.base)) return broken('not asked: this service did not answer before')
    onRequest(outcome.call)
    const failed = (error: unknown) => {
      if (error instanceof DOMException && error.name === 'TimeoutError') silent.add(endpoint.base)
      return broken(describeFailure(error))
    }
    const response = await fetch(url, optionsOf(endpoint, call)).catch(failed)
    if (!(response instanceof Response)) return response
    came = 'body cut off, or wrongly compressed'
    const text = await response.text().catch(failed)
    if (typeof text !== 'string') return text
    came = `${response.status} in ${Date.now() - since} ms`
    const isExpected = status === undefined ? response.ok : response.status === status
    if (!isExpected && !isRefused) return broken(`expected status ${status ?? 200}`)
    if (!response.ok) return { ...outcome, came, faults: [] }

    const sent = parseJson(text)
    const result = v.safeParse(endpoint.response, sent)
    if (isRefused) {
      return result.success ? broken('expected status 401') : { ...outcome, came, faults: [] }
    }
    if (sent === undefined) return broken(`the body is not JSON (${response.headers.get('content-type')})`)
    if (result.typed) remember(name, result.output)
    if (!result.success) return broken(...describeFaults(result.issues))
    return { ...outcome, came, faults: [], notes: describeLost(sent, result.output) }
  }

  const outcomes: Outcome[] = []
  const checked = endpointNames.filter((name) => endpoints[name].method === 'GET' || casesOf(backend, seen)[name])
  // Lists come before what they list.
  for (const name of checked.toSorted((a, b) => Number('params' in endpoints[a]) - Number('params' in endpoints[b]))) {
    const count = casesOf(backend, seen)[name]?.length ?? 1
    for (let index = 0; index < count; index += 1) {
      outcomes.push(await run(name, casesOf(backend, seen)[name]?.[index] ?? { title: 'as the site calls it' }))
    }
  }
  return outcomes
}

/** Writes a check for people: each case in a line, with what breaks the contract below it. */
export function reportOutcomes(outcomes: readonly Outcome[]): string {
  const width = (of: (outcome: Outcome) => string) => Math.max(...outcomes.map((outcome) => of(outcome).length))
  const [names, titles] = [width(({ endpoint }) => endpoint), width(({ title }) => title)]
  const lines = outcomes.flatMap(({ endpoint, title, call, came, faults, notes }) => [
    `${faults.length > 0 ? '✗' : '✓'} ${endpoint.padEnd(names)}  ${title.padEnd(titles)}  ${came}`,
    ...(faults.length > 0 ? [call, ...faults, ''] : notes).map((line) => line && `    ${line}`),
  ])
  const broken = [...new Set(outcomes.filter(({ faults }) => faults.length > 0).map(({ endpoint }) => endpoint))]
  const all = new Set(outcomes.map(({ endpoint }) => endpoint)).size
  const summary =
    broken.length > 0
      ? `${broken.length} of ${all} endpoints ${broken.length === 1 ? 'breaks' : 'break'} the contract: ${broken.join(', ')}.`
      : `All ${all} endpoints keep the contract.`
  return [...lines, '', summary].join('\n')
}
