import * as v from 'valibot'
import type { Id, Row } from './database/columns'

export interface Behavior {
  title: string
  description: string
  /** `pending` waits until the request is released. */
  mode?: 'slow' | 'pending' | 'offline' | 'live' | 'record' | 'replay'
  status?: number
  recovers?: true
  /** Sent as it is, with status 200 and as JSON unless status and headers differ. */
  body?: string
  encoding?: 'base64'
  headers?: Readonly<Record<string, string>>
  isLongText?: true
  /** Replaces the rows that the resolver reads. */
  rows?: <R extends Row>(rows: readonly R[], createRow: (id: number) => R) => readonly R[]
  transform?: (body: unknown) => unknown
}

export type Behaviors = Readonly<Record<string, Behavior>>

export const slowLatency = 3000
export const maxLatency = 60_000
export const maxSteps = 20
/** Of a 429, in seconds. */
export const retryAfter = 30
export const manyRows = 200

export const commonBehaviors = {
  ok: { title: 'Success', description: 'Responds normally.' },
  slow: { title: 'Slow', description: `Responds normally, after ${slowLatency / 1000} seconds.`, mode: 'slow' },
  pending: { title: 'Pending', description: 'Never responds. The request stays open.', mode: 'pending' },
  hold: { title: 'Hold', description: 'Waits until you release, fail or drop the request.', mode: 'pending' },
  error: { title: 'Server error (500)', description: 'Responds with status 500 and an error body.', status: 500 },
  offline: { title: 'Network error', description: 'The connection fails. There is no response.', mode: 'offline' },
  malformed: { title: 'Malformed JSON', description: 'Status 200, a truncated body.', body: '{"data": [{"title": "cu' },
  mismatch: {
    title: 'Schema mismatch',
    description: 'Status 200, JSON of another shape.',
    body: '{"unexpected":true}',
  },
  flaky: { title: 'Flaky', description: 'Odd requests get a 503, even ones succeed.', status: 503, recovers: true },
  live: { title: 'Real API', description: 'Sends the request to the real API.', mode: 'live' },
  record: { title: 'Record (real API)', description: 'Records what the real API responds.', mode: 'record' },
} as const satisfies Behaviors

export const statefulBehaviors = {
  custom: { title: 'Custom response', description: 'Responds as written in the panel, the test or the link.' },
  replay: {
    title: 'Replay (recording)',
    description: 'Responds as recorded; to the rest, normally.',
    mode: 'replay',
  },
} as const satisfies Behaviors

export const offeredStatuses = [400, 401, 403, 404, 409, 422, 429, 502, 503, 504] as const

export function createStatusBehavior(status: number): Behavior {
  return { title: `Status ${status}`, description: `Responds with status ${status} and an error body.`, status }
}

export const integer = (min: number, max: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message))

export const ErrorStatus = integer(400, 599, 'Use a status from 400 to 599.')

const sendableHeaders = v.pipe(
  v.record(v.string(), v.string('The value of a header is text.')),
  v.rawCheck(({ dataset, addIssue }) => {
    for (const [name, value] of Object.entries(dataset.typed ? dataset.value : {})) {
      try {
        new Headers().set(name, value)
      } catch {
        const reason = "its name or its value has a character that headers can't have"
        addIssue({ message: `"${name}" is not a header that can be sent: ${reason}.` })
      }
    }
  }),
)

export const CustomResponse = v.object({
  status: integer(200, 599, 'The status of a response is a whole number from 200 to 599.'),
  headers: sendableHeaders,
  body: v.string('The body of a response is text.'),
})
export type CustomResponse = Readonly<v.InferOutput<typeof CustomResponse>>

const latencyLimits = `A latency is from 0 to ${maxLatency} milliseconds, or a range such as 200-800.`
const Milliseconds = integer(0, maxLatency, latencyLimits)
const LatencyRange = v.pipe(
  v.strictTuple([Milliseconds, Milliseconds]),
  v.check(
    ([from, to]) => from <= to,
    ({ input: [from, to] }) => `A range of latencies begins with the shorter one: latency=${to}-${from}.`,
  ),
)

export const Step = v.strictObject({
  /** The name of a behavior, or a status from 400 to 599. */
  behavior: v.union([v.string(), v.number()]),
  latency: v.optional(v.union([Milliseconds, LatencyRange], latencyLimits)),
})
export type Step = v.InferOutput<typeof Step>

/** Reads `800` and `200-800`; NaN for any other text. */
export function readLatency(text: string): Step['latency'] {
  const [, from, to] = /^(\d+)(?:[-–—](\d+))?$/.exec(text.replaceAll(/\s/g, '')) ?? []
  return to === undefined ? Number(from) : [Number(from), Number(to)]
}

const stepCount = `An endpoint can have 1 to ${maxSteps} steps.`

export const Override = v.strictObject({
  endpoint: v.string(),
  /** The parameters that a request must have. */
  when: v.optional(v.record(v.string(), v.string())),
  steps: v.pipe(v.array(Step), v.minLength(1, stepCount), v.maxLength(maxSteps, stepCount), v.readonly()),
  response: v.optional(CustomResponse),
})
export type Override = Readonly<v.InferOutput<typeof Override>>

export const longText = {
  'long-text': { title: 'Long text', description: 'Every text is very long, in three scripts.', isLongText: true },
} as const satisfies Behaviors

export function fillRows<R extends Row>(rows: readonly R[], createRow: (id: number) => R) {
  const ids = new Set<Id>(rows.map(({ id }) => id))
  const created = Array.from({ length: manyRows }, (_, index) => createRow(1 + ids.size + index))
  return [...rows, ...created.filter(({ id }) => !ids.has(id))].slice(0, manyRows)
}

export const listVariants = {
  empty: { title: 'Empty', description: 'Responds with an empty list, or with counts of zero.', rows: () => [] },
  one: { title: 'One row', description: 'Responds with the first row only.', rows: (rows) => rows.slice(0, 1) },
  many: { title: 'Many rows', description: `Lists ${manyRows} rows. Counts are in the thousands.`, rows: fillRows },
  ...longText,
} as const satisfies Behaviors
