import * as v from 'valibot'

/** How an endpoint responds instead of its usual response. What is left out is as usual. */
export interface Behavior {
  title: string
  description: string
  isSlow?: true
  /** Waits until the request is released. */
  isPending?: true
  isPassthrough?: true
  /** Keeps the response of the real API in a recording. */
  isRecorded?: true
  /** Responds as the recording does. */
  isReplay?: true
  isNetworkError?: true
  /** HTTP status of an error response, or of the body. */
  status?: number
  /** Every second request succeeds. */
  recovers?: true
  /** Response body, as it is, with status 200 and as JSON unless status and headers say otherwise. */
  body?: string
  headers?: Readonly<Record<string, string>>
  /** Changes the body of the usual response. */
  transform?: (body: object) => object
}

/** Latency of `slow`, in milliseconds. */
export const slowLatency = 3000
/** Longest latency that can be set, in milliseconds. */
export const maxLatency = 60_000
/** Value of the Retry-After header of a 429, in seconds. */
export const retryAfter = 30

/** The behaviors of every endpoint. An entry here is all that a new one needs. */
export const commonBehaviors = {
  ok: { title: 'Success (200)', description: 'Responds normally, within half a second.' },
  slow: { title: 'Slow', description: `Responds normally, after ${slowLatency / 1000} seconds.`, isSlow: true },
  pending: { title: 'Pending', description: 'Never responds. The request stays open.', isPending: true },
  hold: {
    title: 'Hold',
    description: 'Waits until you release the request in the Requests tab, or fail or drop it there.',
    isPending: true,
  },
  error: { title: 'Server error (500)', description: 'Responds with status 500 and an error body.', status: 500 },
  offline: { title: 'Network error', description: 'The connection fails. There is no response.', isNetworkError: true },
  malformed: {
    title: 'Malformed JSON',
    description: 'Status 200 with a truncated body.',
    body: '{"data": [{"title": "cut off in mid-sent',
  },
  mismatch: {
    title: 'Schema mismatch',
    description: 'Status 200 with valid JSON that does not match the schema.',
    body: '{"unexpected":["a response","of another shape"]}',
  },
  flaky: {
    title: 'Flaky',
    description: 'Every other request fails with status 503, starting with the first.',
    status: 503,
    recovers: true,
  },
  live: {
    title: 'Passthrough (real API)',
    description: 'Sends the request to the real API.',
    isPassthrough: true,
  },
  record: {
    title: 'Record (real API)',
    description: 'Sends the request to the real API and keeps the response in a recording.',
    isPassthrough: true,
    isRecorded: true,
  },
} as const satisfies Record<string, Behavior>

/** Status codes that the panel and Storybook offer; any other from 400 to 599 can be typed. */
export const offeredStatuses = ['400', '401', '403', '404', '409', '422', '429', '502', '503', '504'] as const

/** A response written by hand. */
export const CustomResponse = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  headers: v.record(v.string(), v.string()),
  body: v.string(),
})
export const CustomResponses = v.record(v.string(), CustomResponse)
export type CustomResponse = Readonly<v.InferOutput<typeof CustomResponse>>

/** The behaviors that need more than their word: what they respond is part of the state. */
export const statefulBehaviors = {
  custom: {
    title: 'Custom response',
    description: 'Responds as written in the panel, in the test or in the link. Without that, normally.',
  },
  replay: {
    title: 'Replay (recording)',
    description: 'Responds as the recording does. To a request that is not in it, normally.',
    isReplay: true,
  },
} as const satisfies Record<string, Behavior>

export function isStatus(word: string): boolean {
  return /^[45]\d\d$/.test(word)
}

export function statusBehavior(status: string): Behavior {
  return {
    title: `Status ${status}`,
    description: `Responds with status ${status} and an error body.`,
    status: Number(status),
  }
}
