import type { EndpointName } from '@/contract/endpoints'
import { type PageName, pageNames, pages, type SitePage } from '../pages'
import { type Group, groupsOf } from './states'

export const widths = ['phone', 'desktop'] as const
export type Width = (typeof widths)[number]

/** What the wall shows. All of it stands in its address, so that it can be handed on. */
export interface View {
  page: PageName
  /** One group of the page's states, or all. */
  only: EndpointName | 'scenarios' | 'all'
  width: Width
}

function oneOf<Word extends string>(known: readonly Word[], word: string | null, otherwise: Word): Word {
  return known.find((candidate) => candidate === word) ?? otherwise
}

/** Reads the wall's address. What is missing or not known is the first of its kind. */
export function readView(params: URLSearchParams): View {
  const page = oneOf(pageNames, params.get('page'), 'home')
  const groups = groupsOf(pages[page]).map(({ name }) => name)
  return {
    page,
    only: oneOf<View['only']>(groups, params.get('only'), 'all'),
    width: oneOf(widths, params.get('width'), 'phone'),
  }
}

/** Writes what readView reads. */
export function writeView({ page, only, width }: View): string {
  return `?page=${page}${only === 'all' ? '' : `&only=${only}`}&width=${width}`
}

/** The page on the wall and its groups, the shown ones and all. */
export function shownOf({ page, only }: View): { page: SitePage; groups: Group[]; shown: Group[] } {
  const groups = groupsOf(pages[page])
  return { page: pages[page], groups, shown: groups.filter(({ name }) => only === 'all' || name === only) }
}
