import * as v from 'valibot'
import { tokenPattern } from './token'

type AnySchema = v.GenericSchema

/** What a request's body can hold: a file or a date can't be sent as JSON. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json }

/** A query parameter. Without a value it is not sent; a list repeats the name. */
export type QueryValue = string | number | boolean | readonly (string | number)[] | undefined

/** What a request's body can be: JSON by default, a form (its fields are text or files), a text, or one file. */
export type BodyKind = 'json' | 'form' | 'text' | 'file'

/** The fields of a form. A repeated one is a list. */
export interface Form {
  readonly [name: string]: string | File | readonly (string | File)[] | undefined
}

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
  bodyKind?: BodyKind
  body?: v.GenericSchema<Json | Form | Blob, Json | Form | Blob>
  /** Of a success; 200 by default, and 204 without a body. */
  status?: 200 | 201 | 202 | 203
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

/** Optional text: absent, null and blank all become the default. */
export function textOr<Default extends string | undefined>(fallback: Default) {
  return v.pipe(
    v.nullish(v.string(), null),
    v.transform((value) => value?.trim() || fallback),
  )
}

export const optionalText = textOr(undefined)

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
