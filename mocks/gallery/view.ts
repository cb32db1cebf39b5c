import type { EndpointName } from '@/contract/endpoints'
import { type PageName, pageNames, pages, type PageStates } from '../agency/pages'
import { type Group, groupsOf } from './states'

export const widths = ['phone', 'desktop'] as const
export type Width = (typeof widths)[number]

/** What the gallery shows. Its address says all of it. */
export interface View {
  page: PageName
  /** One group of states, or all. */
  only: EndpointName | 'scenarios' | 'all'
  width: Width
}

function oneOf<Word extends string>(known: readonly Word[], word: string | null, fallback: Word): Word {
  return known.find((candidate) => candidate === word) ?? fallback
}

/** Reads the gallery's address. Missing and unknown values are the first of their kind. */
export function parseView(params: URLSearchParams): View {
  const page = oneOf(pageNames, params.get('page'), 'home')
  const groups = groupsOf(pages[page]).map(({ name }) => name)
  return {
    page,
    only: oneOf<View['only']>(groups, params.get('only'), 'all'),
    width: oneOf(widths, params.get('width'), 'phone'),
  }
}

/** Writes what parseView reads. */
export function formatView({ page, only, width }: View): string {
  return `?page=${page}${only === 'all' ? '' : `&only=${only}`}&width=${width}`
}

/** The page with all groups of states, and those that the view shows. */
export function groupsInView({ page, only }: View): { page: PageStates; groups: Group[]; shown: Group[] } {
  const groups = groupsOf(pages[page])
  return { page: pages[page], groups, shown: groups.filter(({ name }) => only === 'all' || name === only) }
}
