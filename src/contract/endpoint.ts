import * as v from 'valibot'
import { tokenPattern } from './token'
import { inSlices } from './inSlices'

type AnySchema = v.GenericSchema
type RecordSchema = v.GenericSchema<Record<string, string>>

/** Which of the three services of spec section 7 an endpoint belongs to. */
export type Base = 'admin' | 'local' | 'news'

/** One endpoint: what may be asked, what is answered. The client and the handlers both derive from it. */
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
  answer: AnySchema | v.GenericSchemaAsync
}

/**
 * A list whose broken rows are left out; a long one is read in slices, so that the page does not stand still. Throws
 * (in the schema's way) when rows came and not one keeps the contract.
 */
export function listOf<Row extends AnySchema>(row: Row) {
  return v.pipeAsync(
    v.array(v.unknown()),
    v.rawTransformAsync<unknown[], v.InferOutput<Row>[]>(async ({ dataset, addIssue, NEVER }) => {
      const rows: v.InferOutput<Row>[] = []
      await inSlices(dataset.value, (value) => {
        const result = v.safeParse(row, value)
        if (result.success) rows.push(result.output)
      })
      if (dataset.value.length > 0 && rows.length === 0) {
        addIssue({ message: 'No row keeps the contract' })
        return NEVER
      }
      return rows
    }),
  )
}

/** Required text: a non-blank string. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** Optional text: absent, null and blank all become the default. */
export function textOr(fallback: string) {
  return v.pipe(
    v.optional(v.nullable(v.string()), null),
    v.transform((value) => value?.trim() || fallback),
  )
}

/** An id as the services send it, number or string, read as a string. One that no address can name is none. */
export const id = v.pipe(
  v.union([
    // Half a letter cannot be encoded, and `.` and `..` are ways in a path.
    v.pipe(v.string(), v.regex(/^(?!\.{1,2}$)\P{Surrogate}+$/u)),
    v.pipe(v.number(), v.integer()),
  ]),
  v.transform(String),
)

export const token = v.pipe(v.string(), v.regex(tokenPattern))
