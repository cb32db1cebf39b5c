import type * as v from 'valibot'
import type { Endpoint, SentTo } from '@/contract/endpoint'
import type { Behavior, Override, Step } from './behaviors'
import type { Column, Columns, Id, Row, RowOf, SeedOf } from './database/columns'
import type { TableDefinition } from './database/database'
import type { Datasets, ResolverTable } from './database/edits'
import type { Session } from './database/sessions'

export type Contract = Readonly<Record<string, Endpoint>>

/** The address of each service of a contract, without a trailing slash. */
export type Bases = Readonly<Record<string, string>>

export const splitPath = ({ path }: Endpoint) => path.split(/:\w+/)

/** The path with the fewest parameters answers, else the longest. */
export function comparePaths(one: Endpoint, other: Endpoint) {
  const [own, others] = [splitPath(one), splitPath(other)]
  return own.length - others.length || others.join('').length - own.join('').length
}

type ObjectSchema = v.GenericSchema & { entries: Readonly<Record<string, v.GenericSchema>> }
const isObjectSchema = (schema: v.GenericSchema): schema is ObjectSchema => 'entries' in schema

export function getFields(schema: v.GenericSchema | undefined): Readonly<Record<string, v.GenericSchema>> {
  return schema && isObjectSchema(schema) ? schema.entries : {}
}

/** Names every field of the contract, optional ones too: a field under a wrong name does not compile. */
type Complete<Value> = Value extends readonly (infer Item)[]
  ? readonly Complete<Item>[]
  : Value extends object
    ? { [Key in keyof Required<Value>]: Complete<Value[Key]> }
    : Value

export type FieldErrors = Readonly<Record<string, string | readonly string[]>>

export interface InvalidField {
  path: string
  message: string
}

interface Rejection {
  status?: number
  message?: string
  fields?: FieldErrors
}

interface ResolverInput<E extends Endpoint, R extends Row, User extends Row = Row> {
  request: SentTo<E> & { headers: Headers }
  table: ResolverTable<R>
  getTable: <Other extends Row>(resource: { table: { name: string; row?: Other } }) => ResolverTable<Other>
  session: E extends { needsToken: true } ? Session<User> : Session<User> | null
  /** For as long as the state says, or in seconds. */
  openSession: (userId: Id, lifetime?: number) => string
  /** By default that of the request. */
  closeSession: (token?: string) => undefined
  getBehavior: (endpoint: string) => Step['behavior']
  createError: (status: number, message?: string, fields?: FieldErrors) => Response
}

type Answer<E extends Endpoint> = [E] extends [never]
  ? 'The contract has no such endpoint.'
  : Complete<v.InferInput<E['response']>> | Response

export interface EndpointMock<
  E extends Endpoint,
  R extends Row,
  Variants = Record<string, unknown>,
  User extends Row = Row,
> {
  summary?: string
  example?: { params?: Readonly<Record<string, string>>; query?: Readonly<Record<string, string>>; body?: object }
  resolve(input: ResolverInput<E, R, User>): Answer<E> | Promise<Answer<E>>
  variants?: { readonly [Name in keyof Variants]: Behavior }
  rejectInvalid?: (invalid: readonly InvalidField[]) => Rejection | undefined
}

export interface AnyResource {
  table?: TableDefinition & {
    title: string
    /** The columns that name a row; the first two by default. */
    label?: readonly string[]
  }
  endpoints: Readonly<Record<string, EndpointMock<Endpoint, Row>>>
}

export interface Scenario {
  title: string
  description: string
  /** A heading in the panel. */
  firstOf?: string
  dataset?: string
  overrides?: readonly Override[]
  everywhere?: Step['behavior']
  as?: string
  /** Lifetime of its token in seconds; 0 for an expired one. */
  expires?: number
}

export interface Account {
  title: string
  description: string
  userId?: Id
}

export interface Page {
  title: string
  address: string
  /** With `*` for each part that differs; by default the address. */
  path?: string
  /** Endpoints that it calls when it opens, or with `onSubmit`, when its form is sent. */
  calls: readonly [string, ...string[]]
  onSubmit?: true
  /** The endpoint that only its last section shows. */
  atEnd?: string
  scenario?: string
}

/** The first scenario and the first dataset are the defaults, the first account is nobody. See README.md. */
export interface Definition {
  /** Begins the keys in the browser's storage and the names of files. */
  name: string
  title: string
  contract: Contract
  resources: readonly AnyResource[]
  datasets: Datasets
  scenarios: Readonly<Record<string, Scenario>>
  accounts: Readonly<Record<string, Account>>
  userTable?: string
  createErrorBody: (base: string, status: number, message: string, fields?: FieldErrors) => object
  /** Such as another content type. */
  errorHeaders?: Readonly<Record<string, string>>
  rejectInvalid?: (invalid: readonly InvalidField[], endpoint: string) => Rejection | undefined
  /** Besides `Authorization: Bearer`. */
  readToken?: (request: Request) => string | undefined
  pages?: Readonly<Record<string, Page>>
  findStory?: (path: string, baseUrl: string) => string | undefined
  entities?: Readonly<Record<string, v.GenericSchema>>
}

export function findPage<P extends Page>(pages: Readonly<Record<string, P>>, path: string) {
  return Object.entries(pages)
    .map(([name, page]) => ({ ...page, name }))
    .find(({ address, path: pattern = address.replace(/\?.*/, '') }) => {
      const plain = pattern.replaceAll(/[^\w*]/g, String.raw`\$&`)
      return new RegExp(`^${plain.replaceAll('*', '[^/]+')}$`, 'i').test(path)
    })
}

/** Infers the variants apart from the rest, so that a resolver with an error in it is the only error. */
type EndpointMocks<C extends Contract, R extends Row, Variants, User extends Row> = {
  [Name in keyof Variants]: EndpointMock<C[Name & keyof C], R, Variants[Name], User>
}

export function createDefine<C extends Contract, User extends Row = Row>() {
  return {
    defineResource: <Name extends string, const Cols extends Columns, Variants, I extends Id = number>(resource: {
      table: {
        name: Name
        title: string
        label?: readonly (keyof NoInfer<Cols> & string)[]
        id?: Column<I>
        columns: Cols
        createRow: (id: number) => SeedOf<NoInfer<Cols>, NoInfer<I>>
        row?: RowOf<NoInfer<Cols>, NoInfer<I>>
      }
      endpoints: EndpointMocks<C, RowOf<NoInfer<Cols>, NoInfer<I>>, Variants, User>
    }) => resource,

    defineEndpoints: <Variants>(endpoints: EndpointMocks<C, Row, Variants, User>) => ({ endpoints }),
  }
}

export type SeedsOf<R extends { table: { createRow: (id: number) => object } }> = ReturnType<R['table']['createRow']>[]
