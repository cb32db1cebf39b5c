import type { Override } from '../engine/behaviors'
import type { Catalog, MockState } from '../engine/state/catalog'

/** Counts a thing: `1 edit`, `2 edits`. */
export function countOf(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`
}

/** Names the requests that an override is for: `job`, `job where id is 7`. */
export function targetOf({ endpoint, when = {} }: Pick<Override, 'endpoint' | 'when'>): string {
  const conditions = Object.entries(when).map((pair) => pair.join(' is '))
  return conditions.length > 0 ? `${endpoint} where ${conditions.join(' and ')}` : endpoint
}

/** Describes steps: `Status 503 after 800 ms, then Success`. */
export function describeSteps(catalog: Catalog, { endpoint, steps }: Pick<Override, 'endpoint' | 'steps'>): string {
  const titles = steps.map(({ behavior, latency }) => {
    const title = catalog.behavior(endpoint, behavior)?.title ?? String(behavior)
    return latency === undefined ? title : `${title} after ${latency} ms`
  })
  return titles.join(', then ')
}

/** What differs from the default state, part by part. */
export function describeState(catalog: Catalog, state: MockState, edits: number): string[] {
  const { as, expires } = catalog.ownSignInOf(state)
  return [
    state.scenario !== catalog.everyday.scenario && catalog.scenarioOf(state).title,
    as !== undefined && (as === catalog.nobody ? 'signed out' : `signed in as ${as}`),
    expires !== undefined && `token expires in ${expires} s`,
    ...state.overrides.map((override) => `${targetOf(override)}: ${describeSteps(catalog, override)}`),
    edits > 0 && countOf(edits, 'edit'),
  ].filter((part) => typeof part === 'string')
}

/** The same in a few words. */
export function summarize(catalog: Catalog, state: MockState, edits: number): string {
  const { length } = state.overrides
  if (length < 2) return describeState(catalog, state, edits).join(', ') || 'Default state'
  const [overrides, ...others] = [`${length} overrides`, ...describeState(catalog, { ...state, overrides: [] }, edits)]
  return [...others, overrides].join(', ')
}
