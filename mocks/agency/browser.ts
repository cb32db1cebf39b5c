import type { EndpointName } from '@/contract/endpoints'
import { realistic } from '../engine/requests/handlers'
import type { Bases } from '../engine/resource'
import { type BrowserOptions, startInBrowser } from '../transports/browser'
import type { Handle } from '../transports/handle'
import { createBackend, type MockOptions } from './createBackend'

export interface AgencyOptions extends Omit<BrowserOptions, 'backend'> {
  bases: Bases
}

export function startAgency({ bases, ...options }: AgencyOptions) {
  return startInBrowser({ ...options, backend: createBackend({ bases, timing: realistic }) })
}

declare global {
  interface Window {
    /** Only in builds with the mock backend. */
    __alderway?: Handle<MockOptions, EndpointName>
  }
}
