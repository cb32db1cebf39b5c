import { type EndpointName, endpointNames } from '@/contract/endpoints'

const anywhere = ['ok', 'slow', 'pending', 'error', 'offline', 'malformed', 'mismatch', 'flaky', 'live'] as const
const ofLists = ['empty', 'one', 'many', 'long-text'] as const

/** Which behaviors each endpoint can show, besides any status code from 400 to 599 and a delay of its own. */
export const behaviorsOf = {
  login: [...anywhere, 'no-token'],
  dashboard: [...anywhere, 'empty', 'many'],
  blogs: [...anywhere, ...ofLists],
  job: [...anywhere, 'long-text'],
  jobs: [...anywhere, ...ofLists],
  news: [...anywhere, ...ofLists],
} as const satisfies Record<EndpointName, readonly string[]>

type WordOf<E extends EndpointName> = (typeof behaviorsOf)[E][number]
export type Word = WordOf<EndpointName>

/** How long `slow` takes, in milliseconds. */
export const slowDelay = 3000
/** How many rows `many` shows. */
export const manyRows = 200
/** What a 429 tells in its Retry-After header, in seconds. */
export const retryAfter = 30

/** Each behavior in plain words: the panel, Storybook and the documentation say these. */
export const wordings: Record<Word, { title: string; means: string }> = {
  ok: { title: 'Works', means: 'Answers as it should, within half a second.' },
  slow: { title: 'Slow', means: `Answers as it should, after ${slowDelay / 1000} seconds.` },
  pending: { title: 'Never answers', means: 'The request stays open for ever.' },
  empty: { title: 'Empty', means: 'Answers with an empty list, or with counts of nothing.' },
  one: { title: 'One row', means: 'Answers with the first row alone.' },
  many: { title: 'Many rows', means: `Answers with ${manyRows} rows, or with counts in the thousands.` },
  'long-text': { title: 'Long text', means: 'Every text is far longer than a designer drew it, in three scripts.' },
  error: { title: 'Error', means: 'Refuses with status 500 and an error body.' },
  offline: { title: 'Offline', means: 'The connection fails: no answer at all.' },
  malformed: { title: 'Broken JSON', means: 'Status 200, and a body that is cut off in the middle.' },
  mismatch: { title: 'Another shape', means: 'Status 200, and sound JSON that breaks the contract.' },
  flaky: { title: 'Flaky', means: 'Fails with status 503, works on the next try, fails again, and so on.' },
  'no-token': { title: 'No token', means: 'Status 200, and no token in the answer.' },
  live: { title: 'Real service', means: 'Lets the request through to the real address.' },
}

/** Status codes that the panel and Storybook offer; any other from 400 to 599 can be written. */
export const offeredStatuses = ['400', '401', '403', '404', '429', '503'] as const

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
export type Status = `${4 | 5}${Digit}${Digit}`
/** A delay in milliseconds, instead of the usual one. */
type Latency = `latency=${number}`

/** How an endpoint answers: a word or a status code, a delay, or both: `503`, `latency=800`, `error+latency=800`. */
export type BehaviorOf<E extends EndpointName> = WordOf<E> | Status | Latency | `${WordOf<E> | Status}+${Latency}`

/** The behaviors that are set, endpoint by endpoint. */
export type MockSetting = { [E in EndpointName]?: BehaviorOf<E> }

/** A behavior taken apart. `latency` is in milliseconds. */
export interface Behavior {
  how: Word | Status
  latency?: number
}

/** Longest delay that can be set, in milliseconds. */
export const longestLatency = 60_000

export function isStatus(word: string): word is Status {
  return /^[45]\d\d$/.test(word)
}

function isWord(word: string): word is Word {
  return Object.hasOwn(wordings, word)
}

/** Takes a behavior apart, whichever endpoint it is meant for; undefined where it is none. */
export function readBehavior(text: string): Behavior | undefined {
  const [first = '', second, ...more] = text.split('+')
  const latency = /^latency=(\d{1,5})$/.exec(second ?? first)?.[1]
  const how = second === undefined && latency ? 'ok' : first
  if (more.length > 0 || (second !== undefined && !latency) || !(isStatus(how) || isWord(how))) return undefined
  if (!latency) return { how }
  return Number(latency) <= longestLatency ? { how, latency: Number(latency) } : undefined
}

/** Writes what readBehavior reads. */
export function writeBehavior({ how, latency }: Behavior): string {
  if (latency === undefined) return how
  return how === 'ok' ? `latency=${latency}` : `${how}+latency=${latency}`
}

/** Whether the endpoint can show the behavior. */
export function canShow<E extends EndpointName>(name: E, text: string): text is BehaviorOf<E> & string {
  const behavior = readBehavior(text)
  return behavior !== undefined && (isStatus(behavior.how) || behaviorsOf[name].some((word) => word === behavior.how))
}

/** Sets the same behavior for every endpoint that can show it. */
export function everywhere(text: string): MockSetting {
  return Object.fromEntries(endpointNames.filter((name) => canShow(name, text)).map((name) => [name, text]))
}
