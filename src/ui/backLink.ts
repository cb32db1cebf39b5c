import { matchPath, useLocation } from 'react-router-dom'
import type { FixedPath, Path } from '@/content/paths'
import { readProperty } from '@/stores/readProperty'
import { useInBrowser } from './useInBrowser'

interface ListLink {
  text: string
  to: FixedPath
}

function readState(state: unknown, name: 'list' | 'title') {
  const text = readProperty(state, name)
  return typeof text === 'string' ? text : undefined
}

/** Returns the history state for links to the items of a list: the address of the list that the visitor came from. */
export function useListState() {
  const { pathname, search, state } = useLocation()
  return { list: readState(state, 'list') ?? pathname + search }
}

/** Returns the title that the link to this page had, to show while data loads. */
export function useLinkTitle() {
  const { state } = useLocation()
  return useInBrowser(() => readState(state, 'title'))
}

/** Returns a link to the one of `lists` that the visitor came from, with its query, or else `link`. */
export function useBackLink(link: ListLink, lists: readonly ListLink[] = [link]): { text: string; to: Path } {
  const { state } = useLocation()
  // A prerendered page is the same for every visitor.
  const list = useInBrowser(() => readState(state, 'list'))
  const [pathname = '', query] = list?.split(/\?(.*)/) ?? []
  const found = lists.find(({ to }) => matchPath(to, pathname))
  return found ? { text: found.text, to: query ? `${found.to}?${query}` : found.to } : link
}
