import { HttpResponse } from 'msw'
import { type Behavior, slowLatency } from '../behaviors'

/** Latencies in milliseconds. */
export interface Timing {
  usual: readonly [min: number, max: number]
  slow: number
}
export const realistic: Timing = { usual: [150, 400], slow: slowLatency }
export const immediate: Timing = { usual: [0, 0], slow: 50 }

/** Returns a function that returns latencies within `usual`, which vary and are the same on every run. */
export function createLatency({ usual: [min, max] }: Timing): () => number {
  let responses = 0
  return () => {
    responses += 1
    return min + ((responses * 97) % (max - min + 1))
  }
}

export function wait(milliseconds: number): Promise<void> {
  return milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Statuses that can't have a body. */
const bodiless = [204, 205, 304]

interface RespondOptions {
  behavior: Behavior
  /** Which request this is since the behavior began, from 1. */
  attempt: number
  resolve: () => Promise<Response>
  createError: (status: number) => Response
}

/** Responds in the manner of the behavior, without its latency. */
export async function respond({ behavior, attempt, resolve, createError }: RespondOptions): Promise<Response> {
  const { isNetworkError, status, recovers, body, headers, transform } = behavior
  if (isNetworkError) return HttpResponse.error()
  if (body !== undefined) {
    const sent = status ?? 200
    const init = { status: sent, headers: headers ?? { 'content-type': 'application/json' } }
    return new HttpResponse(bodiless.includes(sent) ? null : body, init)
  }
  if (status !== undefined && !(recovers && attempt % 2 === 0)) return createError(status)
  const response = await resolve()
  if (!transform || !response.ok) return response
  const kept = [...response.headers].filter(([name]) => name !== 'content-length')
  return HttpResponse.json(Object(transform(await response.json())), { status: response.status, headers: kept })
}
