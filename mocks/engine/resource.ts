import type * as v from 'valibot'
import type { Endpoint, SentTo } from '@/contract/endpoint'
import type { Behavior, Override, Step } from './behaviors'
import type { Column, Columns, Id, Row, RowOf, SeedOf } from './database/columns'
import type { Session, TableDefinition } from './database/database'
import type { ResolverTable } from './database/edits'

export type Contract = Readonly<Record<string, Endpoint>>

/** The fields of an object schema, as of params and query. */
export function fieldsOf(schema: v.GenericSchema | undefined): Record<string, v.GenericSchema> {
  return schema && 'entries' in schema ? Object(schema.entries) : {}
}

/** Names every field of the contract, optional ones as null: a field under a wrong name does not compile. */
type Complete<Value> = Value extends readonly (infer Item)[]
  ? readonly Complete<Item>[]
  : Value extends object
    ? { [Key in keyof Value]-?: Complete<Value[Key]> }
    : Value

export type FieldErrors = Readonly<Record<string, string>>

/** What a resolver gets: the request as the contract's schemas read it, the tables, and who is signed in. */
export interface ResolverInput<E extends Endpoint, R extends Row> {
  request: SentTo<E>
  table: ResolverTable<R>
  tableOf: <Other extends Row>(resource: { table: { name: string; row?: Other } }) => ResolverTable<Other>
  /** The session of the request's token; null without one. Of an endpoint that needs a token: never null. */
  session: E extends { needsToken: true } ? Session & { user: Row } : Session | null
  openSession: (userId: Id) => string
  behaviorOf: (endpoint: string) => Step['behavior']
  createError: (status: number, message?: string, fields?: FieldErrors) => Response
}

/** An endpoint's usual response: the body of a 200, nothing for a 204, or a Response of its own. */
type Answer<E extends Endpoint> = Complete<v.InferInput<E['response']>> | Response

export interface EndpointMock<E extends Endpoint, R extends Row, Variants = Record<string, unknown>> {
  resolve(input: ResolverInput<E, R>): Answer<E> | Promise<Answer<E>>
  variants?: { readonly [Name in keyof Variants]: Behavior }
  /** The error for a request that breaks the contract, given the paths of its issues. 400 by default. */
  rejectInvalid?: (paths: readonly string[]) => { status: number; message: string } | undefined
}

/** A resource without its types, as the engine runs it. */
export interface AnyResource {
  table?: TableDefinition & {
    /** As the panel shows it. */
    title: string
    /** The columns that name a row in a list; the first two by default. */
    label?: readonly string[]
  }
  endpoints: Readonly<Record<string, EndpointMock<Endpoint, Row>>>
}

export interface Scenario {
  title: string
  description: string
  dataset: string
  overrides?: readonly Override[]
  /** How every endpoint responds that supports it. */
  everywhere?: Step['behavior']
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
  contract: Contract
  resources: readonly AnyResource[]
  scenarios: Readonly<Record<string, Scenario>>
  accounts: Readonly<Record<string, Account>>
  userTable?: string
  createErrorBody: (base: string, status: number, message: string, fields?: FieldErrors) => object
}

/** Infers the variants apart from the rest, so that a resolver with an error in it is the only error. */
type EndpointMocks<C extends Contract, R extends Row, Variants> = {
  [Name in keyof Variants]: EndpointMock<C[Name & keyof C], R, Variants[Name]>
}

/** Returns the functions that define the resources of a contract. */
export function createDefine<C extends Contract>() {
  return {
    defineResource: <const Cols extends Columns, Variants, I extends Id = number>(resource: {
      table: Omit<NonNullable<AnyResource['table']>, 'columns' | 'createRow' | 'label'> & {
        columns: Cols
        id?: Column<I>
        createRow: (id: number) => SeedOf<NoInfer<Cols>, NoInfer<I>>
        label?: readonly (keyof NoInfer<Cols> & string)[]
        /** The rows of the table have this type. */
        row?: RowOf<NoInfer<Cols>, NoInfer<I>>
      }
      endpoints: EndpointMocks<C, RowOf<NoInfer<Cols>, NoInfer<I>>, Variants>
    }) => resource,

    defineEndpoints: <Variants>(endpoints: EndpointMocks<C, Row, Variants>) => ({ endpoints }),
  }
}

export type SeedsOf<R extends { table: { createRow: (id: number) => object } }> = ReturnType<R['table']['createRow']>[]
