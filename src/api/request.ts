import type { Base, Endpoint } from '@/contract/endpoint'
import { type EndpointName, endpoints, type RequestOf, type ResponseOf } from '@/contract/endpoints'
import { describeIssues, parseResponse } from '@/contract/issues'
import { useAuth } from '@/stores/auth'
import { ApiError } from './ApiError'
import { buildOptions, buildUrl, type Parts } from './call'
import { backendReady } from './ready'
import { settings } from './settings'

function readRetryAfter(headers: Headers) {
  const text = headers.get('retry-after') ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000)
  return Number.isInteger(seconds) && seconds > 0 ? seconds : undefined
}

/** Returns the response as the schema parsed it. Throws only ApiErrors. */
export async function request<E extends EndpointName>(
  name: E,
  parts: RequestOf<E> & Parts,
  signal?: AbortSignal,
): Promise<ResponseOf<E>> {
  const endpoint: Endpoint<Base> = endpoints[name]

  const timeout = settings.timeout === undefined ? undefined : AbortSignal.timeout(settings.timeout)
  const ended = AbortSignal.any([signal, timeout].filter((one) => one !== undefined))

  function fail(kind: 'network' | 'not-json', message: string, cause: unknown): never {
    if (signal?.aborted) throw new ApiError('aborted', `${name}: aborted`, { cause })
    if (timeout?.aborted) throw new ApiError('timeout', `${name}: no response in time`, { cause })
    throw new ApiError(kind, `${name}: ${message}`, { cause })
  }

  let token: string | null = null
  async function send() {
    await backendReady()
    token = useAuth.getState().token
    const options = buildOptions(endpoint, parts, token)
    return fetch(buildUrl(settings.bases, endpoint, parts), { ...options, signal: ended })
  }
  const response = await send().catch((cause: unknown) => fail('network', 'no response', cause))
  const { status, headers } = response
  if (!response.ok) {
    const { token: current, signOut } = useAuth.getState()
    // A newer session stays.
    if (status === 401 && endpoint.needsToken && token === current) signOut('expired')
    throw new ApiError('http', `${name}: HTTP ${status}`, { status, retryAfter: readRetryAfter(headers) })
  }
  // To the browser such a response is a success: nothing else reports it. The query may hold a key.
  const warn = (message: string) =>
    console.warn(`${name}: ${message} (${endpoint.method} ${response.url.replace(/\?.*/, '')})`)

  async function readJson() {
    if (status === 204) return undefined
    return response.json().catch((cause: unknown) => {
      // The connection was cut.
      if (!(cause instanceof SyntaxError)) return fail('network', 'no whole response', cause)
      const message = `the response is not valid JSON, its type is ${headers.get('content-type') ?? 'missing'}`
      warn(message)
      return fail('not-json', message, cause)
    })
  }
  const parsed = parseResponse<(typeof endpoints)[E]['response']>(endpoints[name].response, await readJson())
  const message = describeIssues(parsed.issues).join('; ')
  if (message) warn(message)
  if (parsed.isUsable) return parsed.output
  throw new ApiError('contract', `${name}: ${message}`)
}
