import * as v from 'valibot'
import { tokenPattern } from './token'

type AnySchema = v.GenericSchema
type RecordSchema = v.GenericSchema<Record<string, string>>

/** Which of the three services of spec section 7 an endpoint belongs to. */
export type Base = 'admin' | 'local' | 'news'

/** One endpoint's request and response. The API client and the mock's handlers both derive from it. */
export interface Endpoint {
  method: 'GET' | 'POST'
  base: Base
  /** Path below the base, with `:name` for each path parameter. */
  path: string
  /** `include`: cookies go with the call. `bearer`: the token goes in the Authorization header. */
  sends?: 'include' | 'bearer'
  params?: RecordSchema
  query?: RecordSchema
  body?: AnySchema
  response: AnySchema
}

/**
 * A list that leaves out the rows that break the contract. While any row is left, `safeParse` returns them as typed output,
 * with the issues of the others beside it.
 */
export function listOf<Row extends AnySchema>(row: Row): v.ArraySchema<Row, undefined> {
  const rows = v.array(row)
  return {
    ...rows,
    '~run'(dataset, config) {
      const read = rows['~run'](dataset, config)
      const { value, issues } = read
      if (!issues || !Array.isArray(value)) return read
      const leftOut = new Set(issues.map(({ path }) => path?.[0].key))
      const kept = value.filter((_, index) => !leftOut.has(index))
      return kept.length > 0 ? { typed: true, value: kept, issues } : { typed: false, value, issues }
    },
  }
}

/** Required text: a non-blank string. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('Expected text but received none'))

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
