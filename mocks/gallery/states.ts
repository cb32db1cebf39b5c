import type { Behavior } from '../engine/behaviors'
import type { Page } from '../engine/resource'
import type { Catalog, MockState } from '../engine/state/catalog'
import { createAddress } from '../transports/share'

const statuses = [401, 404, 429, 503]

const isFailure = ({ status, mode, body }: Behavior) => mode === 'offline' || status !== undefined || body !== undefined

export function groupStates(catalog: Catalog, page: Page) {
  function createState(
    name: string,
    { title, description }: Pick<Behavior, 'title' | 'description'>,
    state: MockState,
  ) {
    return { name, title, description, address: createAddress(catalog, page.address, state), isFolded: false }
  }

  function listStates(endpoint: string) {
    const scenario = page.scenario ?? catalog.everyday.scenario
    let hasFailed = false
    return [...Object.keys(catalog.getBehaviors(endpoint)), ...statuses].flatMap((behavior) => {
      const definition = catalog.findBehavior(endpoint, behavior)
      // A held request looks like a pending one, and the real API is no state.
      if (!definition || ['hold', 'live', 'record'].includes(String(behavior))) return []
      const state = { scenario, overrides: [{ endpoint, steps: [{ behavior }] }] }
      // The others look like the first on most pages.
      const isFolded = hasFailed && isFailure(definition)
      hasFailed ||= isFailure(definition)
      return { ...createState(`${endpoint} ${behavior}`, definition, state), isFolded }
    })
  }

  const scenarios = Object.entries(catalog.scenarios).map(([scenario, texts]) =>
    createState(scenario, texts, { scenario, overrides: [] }),
  )
  return [...page.calls.map((name) => ({ name, states: listStates(name) })), { name: 'scenarios', states: scenarios }]
}

export type State = ReturnType<typeof groupStates>[number]['states'][number]
