import { agency, catalog } from '../agency/agency'
import { type PageName, pageNames, pages, type PageStates } from '../agency/pages'
import { type Behavior, statusBehavior } from '../engine/behaviors'
import type { MockState } from '../engine/state/catalog'
import { addressOf } from '../transports/share'

/** The status codes that pages have sentences for. */
const statuses = [401, 404, 429, 503]

const isFailure = ({ status, isNetworkError, body }: Behavior) => (status ?? body ?? isNetworkError) !== undefined

/** One state of a page, with the address that shows it, below the site's base. */
function pageState(
  page: PageStates,
  name: string,
  { title, description }: Pick<Behavior, 'title' | 'description'>,
  state: MockState,
) {
  return { name, id: name.replace(' ', '-'), title, description, address: addressOf(catalog, page.address, state) }
}

/** The states that one endpoint can put a page into. `failures` look like the first failure on most pages. */
function endpointGroup(page: PageStates, endpoint: string) {
  const scenario = page.scenario ?? catalog.everyday.scenario
  const behaviors: [string | number, Behavior][] = [
    ...Object.entries(catalog.behaviorsOf(endpoint)),
    ...statuses.map((status): [number, Behavior] => [status, statusBehavior(status)]),
  ]
  // A held request looks like a pending one, and the real API is no state.
  const shown = behaviors.filter(([behavior, { isPassthrough }]) => !isPassthrough && behavior !== 'hold')
  const [, ...failures] = shown.filter(([, definition]) => isFailure(definition))
  const statesOf = (some: typeof behaviors) =>
    some.map(([behavior, definition]) =>
      pageState(page, `${endpoint} ${behavior}`, definition, {
        scenario,
        overrides: [{ endpoint, steps: [{ behavior }] }],
      }),
    )
  return {
    name: endpoint,
    isLastSection: page.lastSection?.some((name) => name === endpoint) ?? false,
    states: statesOf(shown.filter((one) => !failures.includes(one))),
    failures: statesOf(failures),
  }
}

export type Group = ReturnType<typeof endpointGroup>

/** All states of a page: a group for each endpoint that it calls, then the scenarios. */
export function groupsOf(page: PageStates): Group[] {
  const scenarios = Object.entries(agency.scenarios).map(([scenario, texts]) =>
    pageState(page, scenario, texts, { scenario, overrides: [] }),
  )
  const isLastSection = page.lastSection?.includes('scenarios') ?? false
  return [
    ...page.calls.map((endpoint) => endpointGroup(page, endpoint)),
    { name: 'scenarios', isLastSection, states: scenarios, failures: [] },
  ]
}

export const widths = ['phone', 'desktop'] as const

/** What the gallery shows. Its address says all of it. */
export interface View {
  page: PageName
  /** The name of one group of states, or all. */
  only: string
  width: (typeof widths)[number]
}

/** Reads the gallery's address. Missing and unknown values are the first of their kind. */
export function readView(params: URLSearchParams): View {
  const page = pageNames.find((name) => name === params.get('page')) ?? 'home'
  const groups = groupsOf(pages[page]).map(({ name }) => name)
  return {
    page,
    only: groups.find((name) => name === params.get('only')) ?? 'all',
    width: widths.find((width) => width === params.get('width')) ?? 'phone',
  }
}
