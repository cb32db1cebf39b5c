import { HttpResponse, passthrough } from 'msw'
import type { Base } from '@/contract/endpoint'
import { type EndpointName, endpoints } from '@/contract/endpoints'
import { type Behavior, isStatus, retryAfter, slowDelay } from './behaviors'
import { variants } from './variants'

const words: Record<number, string> = {
  400: 'The request is not understood.',
  401: 'Sign in first.',
  403: 'This is not yours to see.',
  404: 'There is no such thing here.',
  429: 'Too many requests.',
  500: 'Something broke on our side.',
  503: 'The service is down for the moment.',
}

/** An error answer in the shape of the service it comes from. Takes an HTTP status and, if known, a sentence. */
export function refuse(base: Base, status: number, message = words[status] ?? 'The request failed.'): Response {
  const body = base === 'news' ? { status: 'error', code: `http${status}`, message } : { error: { status, message } }
  return HttpResponse.json(body, { status, headers: status === 429 ? { 'retry-after': String(retryAfter) } : {} })
}

/** The answer of status 200 with this body as JSON. A list of ten thousand rows is written in slices. */
export function accept(body: object): Response {
  return HttpResponse.json(body)
}

/** Whether an answer means, by msw's mark, that the request is to go to the real address. */
export function letsThrough({ headers }: Response): boolean {
  return headers.get('x-msw-intention') === 'passthrough'
}

/** How long answers take, in milliseconds. Tests take none. */
export interface Timing {
  usual: readonly [least: number, most: number]
  slow: number
}
export const realistic: Timing = { usual: [150, 400], slow: slowDelay }
export const immediate: Timing = { usual: [0, 0], slow: 50 }

let answered = 0

/** A delay within `usual` that varies from answer to answer and is the same on every run. */
function nextDelay([least, most]: Timing['usual']): number {
  answered += 1
  return least + ((answered * 97) % (most - least + 1))
}

function wait(milliseconds: number): Promise<void> {
  return milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function isVariant<E extends EndpointName>(name: E, how: string): how is keyof (typeof variants)[E] & string {
  return Object.hasOwn(variants[name], how)
}

/** The answer of a day when all is well, with its content changed. A refusal stays one. */
async function varied(name: EndpointName, how: string, well: Response): Promise<Response> {
  if (!well.ok || !isVariant(name, how)) return well
  const change: (body: object) => object = variants[name][how]
  return accept(change(Object(await well.json())))
}

export interface Answering {
  name: EndpointName
  behavior: Behavior
  timing: Timing
  /** Which request to this endpoint it is since the behavior was set, counted from 1. */
  attempt: number
  /** What happens when all is well. */
  well: () => Promise<Response>
}

/** Answers for the endpoint in the manner of the behavior. */
export async function answerAs({ name, behavior, timing, attempt, well }: Answering): Promise<Response> {
  const { how, latency } = behavior
  if (how === 'pending') return new Promise(() => undefined)
  if (how === 'live') return passthrough()
  await wait(latency ?? (how === 'slow' ? timing.slow : nextDelay(timing.usual)))
  const { base } = endpoints[name]
  if (isStatus(how)) return refuse(base, Number(how))
  switch (how) {
    case 'ok':
    case 'slow':
      return well()
    case 'empty':
    case 'one':
    case 'many':
    case 'long-text':
      return varied(name, how, await well())
    case 'error':
      return refuse(base, 500)
    case 'flaky':
      return attempt % 2 === 1 ? refuse(base, 503) : well()
    case 'offline':
      return HttpResponse.error()
    case 'malformed':
      return new HttpResponse('{"data": [{"title": "cut off in mid-sent', {
        headers: { 'content-type': 'application/json' },
      })
    case 'mismatch':
      return HttpResponse.json({ unexpected: ['an answer', 'of another shape'] })
    case 'no-token':
      return HttpResponse.json({ message: 'Welcome' })
    default:
      return how satisfies never
  }
}
