import * as v from 'valibot'
import { tokenPattern } from './token'

type AnySchema = v.GenericSchema

/** What a request's body can hold: a file or a date can't be sent as JSON. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json }

/** A query parameter. Without a value it is not sent; a list repeats the name. */
export type QueryValue = string | number | boolean | readonly (string | number)[] | undefined

/** Which of the three services of spec section 7 an endpoint belongs to. */
export type Base = 'admin' | 'local' | 'news'

/** One endpoint's request and response. The API client and the mock's handlers both derive from it. */
export interface Endpoint<AnyBase extends string = string> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  base: AnyBase
  /** Path below the base, with `:name` for each path parameter. */
  path: string
  /** Whether cookies go with the call. */
  credentials?: 'include'
  /** Whether the call needs the token of a session, in the Authorization header. */
  needsToken?: true
  params?: v.GenericSchema<Record<string, string>, Record<string, Json>>
  query?: v.GenericSchema<Record<string, string | string[] | undefined>, Record<string, QueryValue>>
  body?: v.GenericSchema<Json, Json>
  /** Of a 204: `v.undefined()`. */
  response: AnySchema
}

/** What a call sends: path parameters, query and body, as the schemas of its endpoint read them. */
export type SentTo<E extends Endpoint> = {
  [Part in keyof E & ('params' | 'query' | 'body')]: v.InferOutput<Extract<E[Part], AnySchema>>
}

/** Writes a path as OpenAPI does: `/jobs/{id}`. */
export function pathTemplate(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

/** Required text: a non-blank string. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('Expected text but received none'))

/** Optional text: absent, null and blank all become undefined. */
export const optionalText = v.pipe(
  v.optional(v.nullable(v.string()), null),
  v.transform((value) => value?.trim() || undefined),
)

/** Optional text: absent, null and blank all become the default. */
export function textOr(fallback: string) {
  return v.pipe(
    v.optional(v.nullable(v.string()), null),
    v.transform((value) => value?.trim() || fallback),
  )
}

/** An id as the services send it, number or string, read as a string. Rejects ids that cannot be a URL segment. */
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
    v.pipe(v.number(), v.integer()),
  ]),
  v.transform(String),
)

export const token = v.pipe(v.string(), v.regex(tokenPattern))
