import type { Override } from '../engine/behaviors'
import { replayHeader } from '../engine/recording/recording'
import type { LogEntry } from '../engine/requests/requestLog'
import type { Catalog } from '../engine/state/catalog'
import type { Snapshot } from '../engine/state/codec'

export const unstored = 'The browser could not store this: it is lost on reload. Download the state file.'

export function formatCount(count: number, thing: string) {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`
}

export function nameTarget({ endpoint, when = {} }: Override) {
  const conditions = Object.entries(when).map((pair) => pair.join(' is '))
  return conditions.length > 0 ? `${endpoint} where ${conditions.join(' and ')}` : endpoint
}

export function describeSteps(catalog: Catalog, { endpoint, steps }: Override) {
  const titles = steps.map(({ behavior, latency }) => {
    const title = catalog.findBehavior(endpoint, behavior)?.title ?? String(behavior)
    return latency === undefined ? title : `${title} after ${[latency].flat().join(' to ')} ms`
  })
  return titles.join(', then ')
}

export function describeState(catalog: Catalog, state: Snapshot) {
  const { as, expires } = catalog.getOwnSignIn(state)
  return [
    state.scenario !== catalog.everyday.scenario && catalog.getScenario(state).title,
    as !== undefined && (as === catalog.nobody ? 'signed out' : `signed in as ${as}`),
    expires !== undefined && `token expires in ${expires} s`,
    ...state.overrides.map((override) => `${nameTarget(override)}: ${describeSteps(catalog, override)}`),
    state.edits.length > 0 && formatCount(state.edits.length, 'edit'),
  ].filter((part) => typeof part === 'string')
}

export function listIssues({ requestIssues, responseIssues = [] }: LogEntry) {
  return [...requestIssues.map((issue) => `Request: ${issue}`), ...responseIssues.map((issue) => `Response: ${issue}`)]
}

export function hasFailed(entry: LogEntry) {
  const { status, ended } = entry
  return ended === 'lost' || status === 0 || (status ?? 0) >= 400 || listIssues(entry).length > 0
}

/** What has become of a request: `503 after 12 ms, replayed, schema mismatch`. */
export function describeOutcome(entry: LogEntry) {
  const { status, duration, ended, isHeld, response } = entry
  if (ended) return ended
  if (isHeld) return 'held'
  if (status === undefined) return 'no response yet'
  const replay = response?.headers.find(([name]) => name === replayHeader)?.[1]
  const mismatch = listIssues(entry).length > 0 && 'schema mismatch'
  return [`${status || 'network error'} after ${duration} ms`, replay, mismatch].filter(Boolean).join(', ')
}

export function shortenUrl(url: string) {
  const { pathname, search } = new URL(url, location.href)
  return pathname + search
}
