import * as v from 'valibot'
import { buildOptions, buildUrl, type Parts } from '@/api/call'
import type { Base, Endpoint } from '@/contract/endpoint'
import { type EndpointName, endpointNames, endpoints, newsCategories } from '@/contract/endpoints'
import type { ApiSettings } from '@/contract/environment'
import { describeIssues, writePath } from '@/contract/issues'
import { readProperty } from '@/stores/readProperty'
import { parseJson } from '../mocks/engine/text'
import { showReceived } from '../mocks/engine/requests/showReceived'
import { errorMessage } from './process'

const timeout = 10_000

export interface Backend extends ApiSettings {
  email: string
  password: string
}

interface Case extends Parts {
  title: string
  token?: string
  /** By default a success, with a body of the endpoint's schema. */
  expected?: number | 'refusal'
}

export interface Outcome {
  endpoint: EndpointName
  title: string
  call: string
  result: string
  faults: string[]
}

interface Seen {
  token?: string
  jobId?: string
}

/** An endpoint that is not named here is requested once, without parameters, unless it writes. */
function listCases(
  { newsKey, email, password }: Backend,
  { token, jobId = '1' }: Seen,
): Partial<Record<EndpointName, Case[]>> {
  return {
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
}

/** Node's fetch puts the reason in `cause`, of several addresses in its `code`. */
function describeFailure(error: unknown) {
  const cause = error instanceof Error ? error.cause : undefined
  return errorMessage(cause ?? error) || (cause instanceof Error && 'code' in cause ? String(cause.code) : '')
}

function describeKinds(issues: readonly v.BaseIssue<unknown>[]) {
  const kinds = issues.map((issue) => writePath(issue).replace(/\d+/, '') + issue.type)
  const find = (kind: string) => issues.filter((_, index) => kinds[index] === kind)
  return [...new Set(kinds)].flatMap((kind) => describeIssues(find(kind), showReceived))
}

/** Adds each optional field whose value is read as missing, such as an unknown type of job. */
function findIgnored(sent: unknown, read: unknown, found = new Map<string, unknown>()) {
  for (const [field, value] of typeof read === 'object' ? Object.entries(read ?? []) : []) {
    const was = readProperty(sent, field)
    if (value !== undefined) findIgnored(was, value, found)
    else if (was && !found.has(field)) found.set(field, was)
  }
  return found
}

/** A service that did not answer in time is not asked again. `onRequest` gets each call before it is sent. */
export async function checkContract(backend: Backend, onRequest?: (call: string) => void): Promise<Outcome[]> {
  const seen: Seen = {}
  const silent = new Set<Base>()

  function findFaults(name: EndpointName, { expected, params }: Case, { ok, status, headers }: Response, text: string) {
    if (typeof expected === 'number') return status === expected ? [] : [`expected status ${expected}`]
    if (!ok) return expected === 'refusal' ? [] : ['expected status 200']
    const sent = parseJson(text)
    const read = v.safeParse<v.GenericSchema>(endpoints[name].response, sent)
    if (expected === 'refusal') return read.success ? ['expected status 401'] : []
    if (text && sent === undefined) return [`the body is not valid JSON (${headers.get('content-type')})`]
    if (!read.success) return describeKinds(read.issues)
    if (name === 'login') seen.token = v.parse(endpoints.login.response, sent).token
    if (name === 'jobs') seen.jobId = v.parse(endpoints.jobs.response, sent)[0]?.id
    const answered = name === 'job' ? v.parse(endpoints.job.response, sent).id : params?.id
    if (answered !== params?.id) return [`asked for ${params?.id}, and received ${answered}`]
    const ignored = findIgnored(sent, read.output)
    return Array.from(ignored, ([field, value]) => `${field}: ${JSON.stringify(value)} is read as missing`)
  }

  async function run(name: EndpointName, one: Case): Promise<Outcome> {
    const endpoint: Endpoint<Base> = endpoints[name]
    const { method, base } = endpoint
    const url = buildUrl(backend.bases, endpoint, one)
    const call = `${method} ${url.replace(/\?.*/, '')}`
    const outcome = { endpoint: name, title: one.title, call, result: 'no response', faults: [] }
    const leave = (reason: string) => ({ ...outcome, faults: [`not asked: ${reason}`] })
    if (silent.has(base)) return leave('this service did not answer before')
    if ('token' in one && !one.token) return leave('the login failed. Check --email and PASSWORD')
    onRequest?.(call)
    const since = Date.now()
    const signal = AbortSignal.timeout(timeout)
    try {
      const response = await fetch(url, { ...buildOptions(endpoint, one, one.token), signal })
      outcome.result = 'body cut off, or wrongly compressed'
      const { origin } = new URL(response.url)
      if (new URL(url).origin !== origin)
        return { ...outcome, faults: [`redirected to ${origin}, which the page’s policy forbids: give that address`] }
      const text = await response.text()
      outcome.result = `${response.status} in ${Date.now() - since} ms`
      return { ...outcome, faults: findFaults(name, one, response, text) }
    } catch (error) {
      if (signal.aborted) silent.add(base)
      return { ...outcome, faults: [describeFailure(error)] }
    }
  }

  const outcomes: Outcome[] = []
  // The list of jobs names the one that is asked for.
  for (const name of new Set<EndpointName>(['jobs', ...endpointNames])) {
    const asTheSite = endpoints[name].method === 'GET' ? [{ title: 'as the site calls it' }] : []
    for (const one of listCases(backend, seen)[name] ?? asTheSite) outcomes.push(await run(name, one))
  }
  return outcomes
}

export function reportOutcomes(outcomes: readonly Outcome[]) {
  const lines = outcomes.flatMap(({ endpoint, title, call, result, faults }) => {
    const line = `${endpoint.padEnd(10)} ${title.padEnd(28)} ${result}`
    if (faults.length === 0) return `✓ ${line}`
    return [`✗ ${line}`, ...[call, ...faults].map((text) => `    ${text}`), '']
  })
  const right = outcomes.filter(({ faults }) => faults.length === 0)
  return [...lines, '', `${right.length} of ${outcomes.length} calls keep the contract.`].join('\n')
}
