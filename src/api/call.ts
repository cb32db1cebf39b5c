import type { Base, Endpoint, QueryValue } from '@/contract/endpoint'
import type { ApiSettings } from '@/contract/environment'

export interface Parts {
  params?: Record<string, string>
  query?: Record<string, QueryValue>
  body?: unknown
}

function writeQuery(query: Record<string, QueryValue>) {
  const params = new URLSearchParams()
  for (const [name, value = []] of Object.entries(query)) {
    for (const one of [value].flat()) params.append(name, String(one))
  }
  return params.size > 0 ? `?${params}` : ''
}

export function buildUrl(bases: ApiSettings['bases'], endpoint: Endpoint<Base>, { params = {}, query = {} }: Parts) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return bases[endpoint.base] + path + writeQuery(query)
}

export function buildOptions(endpoint: Endpoint, { body }: Parts, token: string | null | undefined): RequestInit {
  const headers = new Headers({ accept: 'application/json' })
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (endpoint.needsToken && token) headers.set('authorization', `Bearer ${token}`)
  return {
    method: endpoint.method,
    headers,
    credentials: endpoint.credentials ?? 'omit',
    // Browsers keep a 410, and a retry would receive it again.
    cache: 'no-cache',
    body: JSON.stringify(body),
  }
}
