import { agency, catalog } from '../agency/agency'
import type { PageStates } from '../agency/pages'
import { type Behavior, statusBehavior } from '../engine/behaviors'
import type { MockState } from '../engine/state/catalog'
import { addressOf } from '../transports/share'

/** The status codes that pages have sentences for. */
const statuses = [401, 404, 429, 503]

const isFailure = ({ status, isNetworkError, body }: Behavior) => (status ?? body ?? isNetworkError) !== undefined

/** All states of a page: a group for each endpoint that it calls, then the scenarios. */
export function groupsOf(page: PageStates) {
  function stateOf(name: string, { title, description }: Pick<Behavior, 'title' | 'description'>, state: MockState) {
    return { name, title, description, address: addressOf(catalog, page.address, state), isFolded: false }
  }

  function statesOf(endpoint: string) {
    const scenario = page.scenario ?? catalog.everyday.scenario
    const all: [string | number, Behavior][] = [
      ...Object.entries(catalog.behaviorsOf(endpoint)),
      ...statuses.map((status): [number, Behavior] => [status, statusBehavior(status)]),
    ]
    // A held request looks like a pending one, and the real API is no state.
    const behaviors = all.filter(([behavior, { isPassthrough }]) => !isPassthrough && behavior !== 'hold')
    const firstFailure = behaviors.findIndex(([, definition]) => isFailure(definition))
    return behaviors.map(([behavior, definition], index) => ({
      ...stateOf(`${endpoint} ${behavior}`, definition, { scenario, overrides: [{ endpoint, steps: [{ behavior }] }] }),
      // The others look like the first on most pages.
      isFolded: isFailure(definition) && index > firstFailure,
    }))
  }

  const scenarios = Object.entries(agency.scenarios).map(([scenario, texts]) =>
    stateOf(scenario, texts, { scenario, overrides: [] }),
  )
  return [
    ...page.calls.map((endpoint) => ({ name: endpoint, states: statesOf(endpoint) })),
    { name: 'scenarios', states: scenarios },
  ]
}

export type State = ReturnType<typeof groupsOf>[number]['states'][number]
