import * as v from 'valibot'
import { tokenPattern } from './token'

/** A file or a date can't be sent as JSON. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json }

/** A query parameter. Without a value it is not sent; a list repeats the name. */
export type QueryValue = string | number | boolean | readonly (string | number)[] | undefined

/** JSON by default. */
export type BodyKind = 'json' | 'form' | 'text' | 'file'

/** A repeated field is a list. */
export interface Form {
  readonly [name: string]: string | File | readonly (string | File)[] | undefined
}

/** The services of spec section 7. */
export type Base = 'admin' | 'local' | 'news'

/** The API client and the mock's handlers both derive from it. */
export interface Endpoint<AnyBase extends string = string> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  base: AnyBase
  /** Below the base, with `:name` for each parameter. */
  path: `/${string}`
  credentials?: 'include'
  /** In the Authorization header. */
  needsToken?: true
  params?: v.GenericSchema<Record<string, string>, unknown>
  query?: v.GenericSchema<Record<string, string | string[] | undefined>, unknown>
  bodyKind?: BodyKind
  body?: v.GenericSchema<Json | Form | Blob, unknown>
  /** Of a success; 200 by default, and 204 without a body. */
  status?: 200 | 201 | 202 | 203
  /** Of a 204: `v.undefined()`. */
  response: v.GenericSchema
}

/** What a call sends, as the schemas of its endpoint read it. */
export type SentTo<E extends Endpoint> = {
  [Part in keyof E & ('params' | 'query' | 'body')]: v.InferOutput<Extract<E[Part], v.GenericSchema>>
}

/** Writes a path as OpenAPI does: `/jobs/{id}`. */
export function pathTemplate(path: string) {
  return path.replace(/:(\w+)/g, '{$1}')
}

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('Expected text but received none'))

/** Absent, null and blank all become the default. */
export function textOr<Default extends string | undefined>(fallback: Default) {
  return v.pipe(
    v.nullish(v.string(), null),
    v.transform((value) => value?.trim() || fallback),
  )
}

export const optionalText = textOr(undefined)

/** As YYYY-MM-DD. Engines read February 30 as March 2, or as no date. */
export function isDay(text: string) {
  return new Date(text).toJSON()?.slice(0, 10) === text
}

/** A number or string, read as a string. Rejects ids that cannot be a URL segment. */
export const id = v.pipe(
  v.union([
    // A lone surrogate cannot be encoded; `.` and `..` change the path.
    v.pipe(
      v.string(),
      v.regex(
        /^(?!\.{1,2}$)\P{Surrogate}+$/u,
        ({ received }) => `Expected an id that fits in a URL but received ${received}`,
      ),
    ),
    v.pipe(v.number(), v.safeInteger()),
  ]),
  v.transform(String),
)

export const token = v.pipe(v.string(), v.regex(tokenPattern))
