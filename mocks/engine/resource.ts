import type * as v from 'valibot'
import type { Base, Endpoint } from '@/contract/endpoint'
import type { Behavior } from './behaviors'
import type { Columns, PartialRow, Row, RowOf, SeedOf } from './database/columns'
import type { Table } from './database/database'
import type { Sessions } from './sessions'

export type Contract = Record<string, Endpoint>

type Part<E extends Endpoint, Key extends 'params' | 'query' | 'body'> = E extends {
  [K in Key]: infer Schema extends v.GenericSchema
}
  ? { [K in Key]: v.InferOutput<Schema> }
  : unknown

/** Names every field of the contract, optional ones as null: a field under a wrong name does not compile. */
type Complete<Value> = Value extends object ? { [Key in keyof Value]-?: Complete<Value[Key]> } : Value

/** What a resolver gets: the request as the contract's schemas read it, the resource's table, and who is signed in. */
export type ResolverInput<E extends Endpoint, R extends Row> = {
  request: Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
  table: Table<R>
  /** How many rows another table holds. */
  count: (resource: { table: { name: string } }) => number
  /** A row of another table. */
  find: (resource: { table: { name: string } }, id: number) => Row | null
  /** The session of the request's bearer token. */
  session: ReturnType<Sessions['find']>
  /** Signs a user in. Returns the token. */
  openSession: (userId: number) => string
  /** Milliseconds since 1970. */
  now: number
  /** The behavior word that is set for an endpoint. */
  behaviorOf: (endpoint: string) => string
  createError: (status: number, message?: string) => Response
}

/** An endpoint's usual response: the body of a 200, or a Response of its own. */
export interface EndpointMock<E extends Endpoint, C extends Columns> {
  resolve(input: ResolverInput<E, RowOf<C>>): Complete<v.InferInput<E['response']>> | Response
  /** Behaviors beyond the common ones. */
  variants?: Record<string, Behavior>
  /** The error for a request that breaks the contract, given the paths of its issues. 400 by default. */
  rejectInvalid?: (paths: readonly string[]) => { status: number; message: string } | undefined
}

/** A resource without its types, as the engine runs it. */
export interface AnyResource {
  table?: {
    name: string
    title: string
    columns: Columns
    rows: readonly PartialRow[]
    createRow: (id: number) => PartialRow
  }
  endpoints: Record<string, AnyEndpointMock>
}

interface AnyEndpointMock extends Omit<EndpointMock<Endpoint, Columns>, 'resolve'> {
  resolve(input: ResolverInput<Endpoint, Row>): object | Response
}

export interface Scenario {
  title: string
  description: string
  dataset: string
  /** Overrides in the words of `?mock=`. */
  mock: string
  /** The name of the account that is signed in. */
  as: string
  /** How long its token is valid, in seconds; eight hours by default, 0 for one that has already expired. */
  expires?: number
}

/** Somebody who can be signed in, or nobody. */
export interface Account {
  title: string
  description: string
  userId?: number
}

/** Everything that makes up a mock backend. The first scenario and the first dataset are the defaults, the first account is nobody. */
export interface Definition {
  contract: Contract
  resources: readonly AnyResource[]
  datasets: Record<string, () => Record<string, readonly PartialRow[]>>
  scenarios: Record<string, Scenario>
  accounts: Record<string, Account>
  createErrorBody: (base: Base, status: number, message: string) => object
}

type EndpointMocks<C extends Contract, Cols extends Columns> = { [Name in keyof C]?: EndpointMock<C[Name], Cols> }

/** Returns the functions that define the resources of a contract. */
export function createDefine<C extends Contract>() {
  return {
    /** A table with its columns and rows, and the endpoints that it answers. */
    defineResource: <const Cols extends Columns, const Mocks extends EndpointMocks<C, Cols>>(resource: {
      table: {
        name: string
        /** As the panel shows it. */
        title: string
        columns: Cols
        rows: readonly SeedOf<NoInfer<Cols>>[]
        /** Invents the row of an id, the same one on every run. */
        createRow: (id: number) => SeedOf<NoInfer<Cols>>
      }
      endpoints: Mocks
    }) => resource,

    /** Endpoints without a table of their own. */
    defineEndpoints: <const Mocks extends EndpointMocks<C, Columns>>(endpoints: Mocks) => ({ endpoints }),
  }
}
