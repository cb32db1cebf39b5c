import type * as v from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import type { Behavior, Override, Step } from './behaviors'
import type { Columns, Id, IdKind, PartialRow, Row, RowOf, SeedOf } from './database/columns'
import type { Session, Table, TableDefinition } from './database/database'

export type Contract = Readonly<Record<string, Endpoint>>

type Part<E extends Endpoint, Key extends 'params' | 'query' | 'body'> = E extends {
  [K in Key]: infer Schema extends v.GenericSchema
}
  ? { [K in Key]: v.InferOutput<Schema> }
  : unknown

/** Names every field of the contract, optional ones as null: a field under a wrong name does not compile. */
type Complete<Value> = Value extends readonly (infer Item)[]
  ? readonly Complete<Item>[]
  : Value extends object
    ? { [Key in keyof Value]-?: Complete<Value[Key]> }
    : Value

/** A table to a resolver: the queries of @mswjs/data, and writes that are edits: they can be undone and survive a reload. */
export interface ResolverTable<R> extends Table<R> {
  /** Adds a row with the next free id, or with its own. Returns it. */
  create: (cells: Partial<R>) => R
  /** Changes the given cells. Returns the row; null if there is none. */
  update: (id: Id, cells: Partial<R>) => R | null
  /** Returns whether there was such a row. */
  delete: (id: Id) => boolean
}

/** Says which fields of a body are wrong and why, in a sentence each. */
export type FieldErrors = Readonly<Record<string, string>>

/** What a resolver gets: the request as the contract's schemas read it, the tables, and who is signed in. */
export type ResolverInput<E extends Endpoint, R extends Row> = {
  request: Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
  /** The resource's own table. */
  table: ResolverTable<R>
  /** The table of another resource. */
  tableOf: <Other extends Row>(resource: { table: { name: string; row?: Other } }) => ResolverTable<Other>
  /** The session of the request's token; null without one. Of an endpoint that needs a token: never null. */
  session: E extends { needsToken: true } ? Session & { user: Row } : Session | null
  /** Signs a user in. Returns the token. */
  openSession: (userId: Id) => string
  /** The behavior that is set for an endpoint. */
  behaviorOf: (endpoint: string) => Step['behavior']
  createError: (status: number, message?: string, fields?: FieldErrors) => Response
}

/** An endpoint's usual response: the body of a 200, nothing for a 204, or a Response of its own. */
export interface EndpointMock<E extends Endpoint, C extends Columns, I extends IdKind = 'number'> {
  resolve(
    input: ResolverInput<E, RowOf<C, I>>,
  ): Complete<v.InferInput<E['response']>> | Response | Promise<Complete<v.InferInput<E['response']>> | Response>
  /** Behaviors beyond the common ones. */
  variants?: Readonly<Record<string, Behavior>>
  /** The error for a request that breaks the contract, given the paths of its issues. 400 by default. */
  rejectInvalid?: (paths: readonly string[]) => { status: number; message: string } | undefined
}

/** A resource without its types, as the engine runs it. */
export interface AnyResource {
  table?: TableDefinition & {
    name: string
    /** As the panel shows it. */
    title: string
    /** The columns that name a row in a list; the first two by default. */
    label?: readonly string[]
  }
  endpoints: Readonly<Record<string, AnyEndpointMock>>
}

interface AnyEndpointMock extends Omit<EndpointMock<Endpoint, Columns>, 'resolve'> {
  // oxlint-disable-next-line typescript/no-explicit-any -- a resolver takes what its own endpoint and columns say
  resolve(input: any): unknown
}

export interface Scenario {
  title: string
  description: string
  dataset: string
  /** How endpoints respond. */
  overrides?: readonly Override[]
  /** How every endpoint responds that supports it. */
  everywhere?: Step['behavior']
  /** The name of the account that is signed in. */
  as: string
  /** How long its token is valid, in seconds; eight hours by default, 0 for one that has already expired. */
  expires?: number
}

/** Somebody who can be signed in, or nobody. */
export interface Account {
  title: string
  description: string
  userId?: Id
}

/** Everything that makes up a mock backend. The first scenario and the first dataset are the defaults, the first account is nobody. */
export interface Definition {
  /** Names the files that the panel saves. */
  name: string
  contract: Contract
  resources: readonly AnyResource[]
  scenarios: Readonly<Record<string, Scenario>>
  accounts: Readonly<Record<string, Account>>
  /** The table of the users that sessions belong to. */
  userTable?: string
  createErrorBody: (base: string, status: number, message: string, fields?: FieldErrors) => object
}

type EndpointMocks<C extends Contract, Cols extends Columns, I extends IdKind = 'number'> = {
  [Name in keyof C]?: EndpointMock<C[Name], Cols, I>
}

/** Returns the functions that define the resources of a contract. */
export function createDefine<C extends Contract>() {
  return {
    /** A table with its columns, and the endpoints that it answers. */
    defineResource: <
      const Cols extends Columns,
      const Mocks extends EndpointMocks<C, Cols, I>,
      const I extends IdKind = 'number',
    >(resource: {
      table: {
        name: string
        title: string
        /** `text` if its ids are texts. */
        id?: I
        columns: Cols
        /** Generates the row of an id, the same one on every run. */
        createRow: (id: number) => SeedOf<NoInfer<Cols>, NoInfer<I>>
        label?: readonly (keyof NoInfer<Cols> & string)[]
        /** The rows of the table have this type. */
        row?: RowOf<NoInfer<Cols>, NoInfer<I>>
      }
      endpoints: Mocks
    }) => resource,

    /** Endpoints without a table of their own. */
    defineEndpoints: <const Mocks extends EndpointMocks<C, Columns>>(endpoints: Mocks) => ({ endpoints }),
  }
}

/** The rows of a resource as they are written down. */
export type SeedsOf<Resource> = Resource extends { table: { columns: infer Cols extends Columns; id?: infer I } }
  ? readonly SeedOf<Cols, I extends 'text' ? 'text' : 'number'>[]
  : readonly PartialRow[]
