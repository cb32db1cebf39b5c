import { HttpResponse } from 'msw'
import { type Behavior, slowLatency } from '../behaviors'

/** Latencies in milliseconds. */
export interface Timing {
  usual: readonly [min: number, max: number]
  slow: number
}
export const realistic: Timing = { usual: [150, 400], slow: slowLatency }
export const immediate: Timing = { usual: [0, 0], slow: 50 }

export function usualLatency({ usual: [min, max] }: Timing): number {
  return min + Math.random() * (max - min)
}

const bodiless = [204, 205, 304]

/** Responds in the manner of the behavior, without its latency, to the `attempt`th request since it began, from 1. */
export async function respond(
  { isNetworkError, status, recovers, body, headers, transform }: Behavior,
  attempt: number,
  resolve: () => Promise<Response>,
  createError: (status: number) => Response,
): Promise<Response> {
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
