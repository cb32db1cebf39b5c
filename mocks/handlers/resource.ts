import type { EndpointName, RequestOf } from '@/contract/endpoints'
import type { Control } from '../control'
import type { Database } from '../model'
import type { Sessions } from '../sessions'

export interface Call<E extends EndpointName> {
  /** The request, read by the contract's schemas. */
  asked: RequestOf<E>
  /** The Bearer token that came with it. */
  token: string | undefined
  db: Database
  sessions: Sessions
  control: Control
}

/** What an endpoint answers when all is well: a body for a 200, or a Response of its own. */
export type Resource<E extends EndpointName> = (call: Call<E>) => object | Response
