import { agency, catalog } from '../agency/agency'
import type { PageStates } from '../agency/pages'
import type { Behavior } from '../engine/behaviors'
import type { MockState } from '../engine/state/catalog'
import { addressOf } from '../transports/share'

/** The status codes that pages have sentences for. */
const statuses = [401, 404, 429, 503]

const isFailure = ({ status, manner, body }: Behavior) => manner === 'offline' || (status ?? body) !== undefined

/** All states of a page: a group for each endpoint that it calls, then the scenarios. */
export function groupsOf(page: PageStates) {
  function stateOf(name: string, { title, description }: Pick<Behavior, 'title' | 'description'>, state: MockState) {
    return { name, title, description, address: addressOf(catalog, page.address, state), isFolded: false }
  }

  function statesOf(endpoint: string) {
    const scenario = page.scenario ?? catalog.everyday.scenario
    let hasFailed = false
    return [...Object.keys(catalog.behaviorsOf(endpoint)), ...statuses].flatMap((behavior) => {
      const definition = catalog.behavior(endpoint, behavior)
      // A held request looks like a pending one, and the real API is no state.
      if (!definition || ['hold', 'live', 'record'].includes(String(behavior))) return []
      const state = { scenario, overrides: [{ endpoint, steps: [{ behavior }] }] }
      // The others look like the first on most pages.
      const isFolded = hasFailed && isFailure(definition)
      hasFailed ||= isFailure(definition)
      return { ...stateOf(`${endpoint} ${behavior}`, definition, state), isFolded }
    })
  }

  const scenarios = Object.entries(agency.scenarios).map(([scenario, texts]) =>
    stateOf(scenario, texts, { scenario, overrides: [] }),
  )
  return [...page.calls.map((name) => ({ name, states: statesOf(name) })), { name: 'scenarios', states: scenarios }]
}

export type State = ReturnType<typeof groupsOf>[number]['states'][number]
