import type { Behavior } from '../engine/behaviors'
import type { Page } from '../engine/resource'
import type { Catalog, MockState } from '../engine/state/catalog'
import { createAddress } from '../transports/share'

export const widths = ['320', '768', '1440'] as const
export const themes = ['light', 'dark'] as const

const statuses = [401, 404, 429, 503]

const isFailure = ({ status, mode, body }: Behavior) => mode === 'offline' || status !== undefined || body !== undefined

type NamedPage = Page & { name: string }

function createState(
  catalog: Catalog,
  page: NamedPage,
  name: string,
  { title, description }: Behavior,
  state: MockState,
) {
  return {
    name,
    title,
    description,
    address: createAddress(catalog, page.address, state),
    frameTitle: `${page.title}: ${name}`,
    tick: `${page.name} ${name}`,
    // A scenario shows in the same section as what the page calls first.
    isAtEnd: page.atEnd === (state.overrides[0]?.endpoint ?? page.calls[0]),
    isFolded: false,
  }
}

function createScenarioState(catalog: Catalog, page: NamedPage, scenario: string) {
  const { as, ...texts } = catalog.getScenario({ scenario })
  // Without a login, a page that needs one shows nothing of the scenario.
  const account = as === catalog.nobody && page.scenario ? catalog.getScenario({ scenario: page.scenario }).as : as
  return createState(catalog, page, scenario, texts, { scenario, overrides: [], as: account })
}

export function listPages(catalog: Catalog, pages: readonly NamedPage[], scenario: string) {
  const states = pages.map((page) => {
    const { title, address, onSubmit } = page
    const description = onSubmit ? 'Submit its form to see the state.' : ''
    return { ...createScenarioState(catalog, page, scenario), name: address, title, description }
  })
  return [{ name: 'pages', states }]
}

export function groupStates(catalog: Catalog, page: NamedPage) {
  function listStates(endpoint: string) {
    const scenario = page.scenario ?? catalog.everyday.scenario
    const shown = [...Object.keys(catalog.getBehaviors(endpoint)), ...statuses].flatMap((behavior) => {
      const definition = catalog.findBehavior(endpoint, behavior)
      // A held request looks like a pending one, and the real API is no state.
      return !definition || ['hold', 'live', 'record'].includes(String(behavior)) ? [] : [{ behavior, definition }]
    })
    const firstFailure = shown.findIndex(({ definition }) => isFailure(definition))
    return shown.map(({ behavior, definition }, index) => {
      const state = { scenario, overrides: [{ endpoint, steps: [{ behavior }] }] }
      // The others look like the first on most pages.
      const isFolded = index > firstFailure && isFailure(definition)
      return { ...createState(catalog, page, `${endpoint} ${behavior}`, definition, state), isFolded }
    })
  }

  const scenarios = Object.keys(catalog.scenarios).map((name) => createScenarioState(catalog, page, name))
  return [...page.calls.map((name) => ({ name, states: listStates(name) })), { name: 'scenarios', states: scenarios }]
}

export type State = ReturnType<typeof createState>
