import * as v from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import { type EndpointName, endpoints, type RequestOf, type ResponseOf } from '@/contract/endpoints'
import { useAuth } from '@/stores/auth'
import { ApiError } from './ApiError'
import { backendReady } from './ready'
import { settings } from './settings'

interface Parts {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** The address of a call. Relative bases (`/api`) are taken from the page's own origin. */
export function addressOf(endpoint: Endpoint, { params = {}, query }: Parts): string {
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
 * Calls an endpoint of the contract and gives what its schema read.
 * Throws an ApiError and nothing else: http (with the status), network, not-json, contract or aborted.
 */
export async function request<E extends EndpointName>(
  name: E,
  asked: RequestOf<E> & Parts,
  signal?: AbortSignal,
): Promise<ResponseOf<E>> {
  const endpoint: Endpoint = endpoints[name]
  const schema: (typeof endpoints)[E]['response'] = endpoints[name].response

  function lost(kind: 'network' | 'not-json', cause: unknown): ApiError {
    return signal?.aborted
      ? new ApiError('aborted', `${name}: no longer wanted`, { cause })
      : new ApiError(kind, kind === 'network' ? `${name}: no answer came` : `${name}: the answer is not JSON`, {
          cause,
        })
  }

  const response = await backendReady()
    .then(() => fetch(addressOf(endpoint, asked), optionsOf(endpoint, asked, signal)))
    .catch((cause: unknown) => {
      throw lost('network', cause)
    })
  if (!response.ok) {
    throw new ApiError('http', `${name}: HTTP ${response.status}`, { status: response.status })
  }
  const json: unknown = await response.json().catch((cause: unknown) => {
    throw lost('not-json', cause)
  })
  const result = v.safeParse(schema, json)
  if (!result.success) {
    const issues = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'response'}: ${issue.message}`)
    throw new ApiError('contract', `${name}: ${issues.join('; ')}`)
  }
  return result.output
}
