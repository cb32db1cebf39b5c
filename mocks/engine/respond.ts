import { HttpResponse, passthrough } from 'msw'
import { type Behavior, slowLatency } from './behaviors'

/** Whether a response is msw's mark for a request that goes to the real address. */
export function isPassthrough({ headers }: Response): boolean {
  return headers.get('x-msw-intention') === 'passthrough'
}

/** Latencies in milliseconds. */
export interface Timing {
  usual: readonly [min: number, max: number]
  slow: number
}
export const realistic: Timing = { usual: [150, 400], slow: slowLatency }
export const immediate: Timing = { usual: [0, 0], slow: 50 }

let responses = 0

/** A latency within `usual` that varies between responses and is the same on every run. */
function nextLatency([min, max]: Timing['usual']): number {
  responses += 1
  return min + ((responses * 97) % (max - min + 1))
}

function wait(milliseconds: number): Promise<void> {
  return milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds))
}

interface RespondOptions {
  behavior: Omit<Behavior, 'isPending'>
  /** Overrides the latency, in milliseconds. */
  latency: number | undefined
  timing: Timing
  /** Which request this is since the behavior began, from 1. */
  attempt: number
  resolve: () => Promise<Response>
  createError: (status: number) => Response
}

/** Responds in the manner of the behavior. */
export async function respond({ behavior, latency, timing, attempt, resolve, createError }: RespondOptions) {
  const { isPassthrough, isSlow, isNetworkError, status, recovers, body, headers, transform } = behavior
  if (isPassthrough) return passthrough()
  await wait(latency ?? (isSlow ? timing.slow : nextLatency(timing.usual)))
  if (isNetworkError) return HttpResponse.error()
  if (body !== undefined) {
    return new HttpResponse(body, {
      status: status ?? 200,
      headers: headers ?? { 'content-type': 'application/json' },
    })
  }
  if (status !== undefined && !(recovers && attempt % 2 === 0)) return createError(status)
  const response = await resolve()
  return transform && response.ok ? HttpResponse.json(transform(Object(await response.json()))) : response
}
