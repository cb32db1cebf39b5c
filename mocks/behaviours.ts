import type { Base } from '@/contract/endpoint'
import { type EndpointName, endpoints } from '@/contract/endpoints'
import { HttpResponse, type JsonBodyType } from 'msw'

const anywhere = ['ok', 'slow', 'pending', 'error', 'offline', 'malformed', 'mismatch'] as const

/** Which behaviours each endpoint can show, besides any status code from 400 to 599. */
export const behavioursOf = {
  login: [...anywhere, 'no-token'],
  dashboard: [...anywhere, 'empty'],
  blogs: [...anywhere, 'empty'],
  job: anywhere,
  jobs: [...anywhere, 'empty'],
  news: [...anywhere, 'empty'],
} as const satisfies Record<EndpointName, readonly string[]>

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
export type Status = `${4 | 5}${Digit}${Digit}`
export type BehaviourOf<E extends EndpointName> = (typeof behavioursOf)[E][number] | Status
export type Behaviour = { [E in EndpointName]: BehaviourOf<E> }[EndpointName]

/** The behaviour in force, for each endpoint that is not `ok`. */
export type MockSetting = { [E in EndpointName]?: BehaviourOf<E> }

export function isStatus(word: string): word is Status {
  return /^[45]\d\d$/.test(word)
}

/** Whether the endpoint can show the behaviour. */
export function canShow<E extends EndpointName>(name: E, word: string): word is BehaviourOf<E> & string {
  return isStatus(word) || behavioursOf[name].some((known) => known === word)
}

const emptyAnswers: Partial<Record<EndpointName, JsonBodyType>> = {
  dashboard: { totalUsers: 0, totalJobs: 0, totalBlogs: 0 },
  blogs: [],
  jobs: [],
  news: { status: 'ok', totalResults: 0, articles: [] },
}

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
  return HttpResponse.json(body, { status })
}

/** How long answers take, in milliseconds. Tests take none. */
export interface Timing {
  usual: readonly [least: number, most: number]
  slow: number
}
export const realistic: Timing = { usual: [150, 400], slow: 3000 }
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

/** Answers for the endpoint in the manner of the behaviour; `well` is what happens when all is well. */
export async function answerAs(
  behaviour: Behaviour,
  name: EndpointName,
  timing: Timing,
  well: () => Promise<Response>,
): Promise<Response> {
  if (behaviour === 'pending') return new Promise(() => undefined)
  await wait(behaviour === 'slow' ? timing.slow : nextDelay(timing.usual))
  const { base } = endpoints[name]
  if (isStatus(behaviour)) return refuse(base, Number(behaviour))
  switch (behaviour) {
    case 'ok':
    case 'slow':
      return well()
    case 'empty':
      return HttpResponse.json(emptyAnswers[name])
    case 'error':
      return refuse(base, 500)
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
      return behaviour satisfies never
  }
}
