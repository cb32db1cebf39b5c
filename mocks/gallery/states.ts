import type { EndpointName } from '@/contract/endpoints'
import { agency, words } from '../agency/agency'
import type { PageStates } from '../agency/pages'
import { statusBehavior } from '../engine/behaviors'

/** One state of a page. */
export interface PageState {
  /** The word in the address: `news:error`, or a scenario's name. */
  word: string
  title: string
  description: string
  /** The address that shows it, below the site's base. */
  address: string
}

/** The states that one endpoint, or the scenarios, can put a page into. */
export interface Group {
  name: EndpointName | 'scenarios'
  /** Whether they show in the page's last section. */
  isLastSection: boolean
  states: readonly PageState[]
}

/** The status codes that pages have sentences for. */
const statuses = ['401', '404', '429', '503']

function statesOfEndpoint(page: PageStates, name: EndpointName): PageState[] {
  // Not one object: it would list the numeric keys first.
  const behaviors = [
    ...Object.entries(words.behaviorsOf(name)),
    ...statuses.map((status) => [status, statusBehavior(status)] as const),
  ]
  const scenario = page.scenario ? `scenario=${page.scenario}&` : ''
  return (
    behaviors
      // A held request looks like a pending one.
      .filter(([word, { isPassthrough }]) => !isPassthrough && word !== 'hold')
      .map(([behavior, { title, description }]) => {
        const word = `${name}:${behavior}`
        return { word, title, description, address: `${page.address}?${scenario}mock=${word}` }
      })
  )
}

function statesOfScenarios(page: PageStates): PageState[] {
  return Object.entries(agency.scenarios).map(([word, { title, description }]) => {
    return { word, title, description, address: `${page.address}?scenario=${word}` }
  })
}

/** All states of a page: a group for each endpoint that it calls, then the scenarios. Passthrough is not a state. */
export function groupsOf(page: PageStates): Group[] {
  const groups = [
    ...page.calls.map((name) => ({ name, states: statesOfEndpoint(page, name) })),
    { name: 'scenarios' as const, states: statesOfScenarios(page) },
  ]
  return groups.map((group) => ({ ...group, isLastSection: page.lastSection?.includes(group.name) ?? false }))
}
