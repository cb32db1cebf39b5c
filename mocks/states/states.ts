import type { EndpointName } from '@/contract/endpoints'
import { behaviorsOf, offeredStatuses, wordings } from '../behaviors'
import type { SitePage } from '../pages'
import { scenarioNames, scenarios } from '../scenarios'

/** One state of a page. */
export interface State {
  /** What is written in the address for it: `news:error`, or a scenario's name. */
  word: string
  title: string
  means: string
  /** The address that shows it, below the site's base. */
  address: string
}

/** The states that one endpoint, or the scenarios, can put a page into. */
export interface Group {
  name: EndpointName | 'scenarios'
  /** Whether they show in the page's last section. */
  below: boolean
  states: readonly State[]
}

/** The status codes that pages have words of their own for, or may come to have. */
const statuses: readonly string[] = offeredStatuses.filter((status) => status !== '400' && status !== '403')

function stateOf(page: SitePage, word: string, { title, means }: { title: string; means: string }): State {
  const scenario = page.scenario ? `scenario=${page.scenario}&` : ''
  return { word, title, means, address: `${page.address}?${scenario}mock=${word}` }
}

/** Every behavior of the endpoint but `live`: what a real service answers is no state to look at. */
function ofEndpoint(page: SitePage, name: EndpointName): Omit<Group, 'below'> {
  const words = behaviorsOf[name].filter((word) => word !== 'live')
  return {
    name,
    states: [
      ...words.map((word) => stateOf(page, `${name}:${word}`, wordings[word])),
      ...statuses.map((status) =>
        stateOf(page, `${name}:${status}`, { title: `Status ${status}`, means: `Refuses with status ${status}.` }),
      ),
    ],
  }
}

function ofScenarios(page: SitePage): Omit<Group, 'below'> {
  return {
    name: 'scenarios',
    states: scenarioNames.map((name) => {
      const { title, means } = scenarios[name]
      return { word: name, title, means, address: `${page.address}?scenario=${name}` }
    }),
  }
}

/** All states of a page: a group for each endpoint that it asks, then the scenarios. */
export function groupsOf(page: SitePage): Group[] {
  const groups = [...page.asks.map((name) => ofEndpoint(page, name)), ofScenarios(page)]
  return groups.map((group) => ({ ...group, below: page.below?.includes(group.name) ?? false }))
}
