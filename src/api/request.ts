import * as v from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import { type EndpointName, endpoints, type RequestOf, type ResponseOf } from '@/contract/endpoints'
import { describeIssues, isInRow } from '@/contract/issues'
import { useAuth } from '@/stores/auth'
import { ApiError } from './ApiError'
import { backendReady } from './ready'
import { settings } from './settings'

interface Parts {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** Returns the URL of a request. Relative bases (`/api`) are resolved against the page's origin. */
export function urlOf(endpoint: Endpoint, { params = {}, query }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = query ? `?${new URLSearchParams(query)}` : ''
  return settings.bases[endpoint.base] + path + search
}

function optionsOf(endpoint: Endpoint, { body }: Parts, signal?: AbortSignal): RequestInit {
  const headers = new Headers({ accept: 'application/json' })
  if (body !== undefined) headers.set('content-type', 'application/json')
  const { token } = useAuth.getState()
  if (endpoint.sends === 'bearer' && token) headers.set('authorization', `Bearer ${token}`)
  return {
    method: endpoint.method,
    headers,
    credentials: endpoint.sends === 'include' ? 'include' : 'omit',
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }
}

/**
 * Calls an endpoint of the contract and returns its response as the schema parsed it.
 * Throws only ApiErrors: http (with the status), network, not-json, contract or aborted.
 */
export async function request<E extends EndpointName>(
  name: E,
  parts: RequestOf<E> & Parts,
  signal?: AbortSignal,
): Promise<ResponseOf<E>> {
  const endpoint: Endpoint = endpoints[name]
  const schema: (typeof endpoints)[E]['response'] = endpoints[name].response

  function fail(kind: 'network' | 'not-json', message: string) {
    return (cause: unknown): never => {
      if (signal?.aborted) throw new ApiError('aborted', `${name}: aborted`, { cause })
      throw new ApiError(kind, `${name}: ${message}`, { cause })
    }
  }

  const response = await backendReady()
    .then(() => fetch(urlOf(endpoint, parts), optionsOf(endpoint, parts, signal)))
    .catch(fail('network', 'no response'))
  if (!response.ok) {
    if (response.status === 401 && endpoint.sends === 'bearer') useAuth.getState().signOut('expired')
    throw new ApiError('http', `${name}: HTTP ${response.status}`, { status: response.status })
  }
  // To the browser such a response is a success: nothing else reports it. The query may hold a key.
  const warn = (message: string) =>
    console.warn(`${name}: ${message} (${endpoint.method} ${response.url.replace(/\?.*/, '')})`)

  const json: unknown = await response.json().catch((cause: unknown) => {
    const message = `the response is not JSON, its type is ${response.headers.get('content-type') ?? 'missing'}`
    if (!signal?.aborted) warn(message)
    return fail('not-json', message)(cause)
  })
  const result = v.safeParse(schema, json)
  if (result.success) return result.output
  const message = describeIssues(result.issues).join('; ')
  warn(message)
  if (result.typed && result.issues.every(isInRow)) return result.output
  throw new ApiError('contract', `${name}: ${message}`)
}
