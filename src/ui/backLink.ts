import { matchPath, useLocation } from 'react-router-dom'
import type { FixedPath, Path } from '@/content/paths'
import { useInBrowser } from './useInBrowser'

interface ListLink {
  text: string
  to: FixedPath
}

function listIn(state: unknown): string | undefined {
  const list = typeof state === 'object' && state !== null && 'list' in state && state.list
  return typeof list === 'string' ? list : undefined
}

/**
 * Returns the history state for links to a job or a post. It has the address of the list that the visitor came from, this
 * page's own if there is none yet, and survives a reload.
 */
export function useListState(): { list: string } {
  const { pathname, search, state } = useLocation()
  return { list: listIn(state) ?? pathname + search }
}

function titleIn(state: unknown): string | undefined {
  const title = typeof state === 'object' && state !== null && 'title' in state && state.title
  return typeof title === 'string' ? title : undefined
}

/** Returns the title that the link to this page had, so that it is shown while the page's data loads. */
export function useLinkTitle(): string | undefined {
  const { state } = useLocation()
  return useInBrowser(() => titleIn(state))
}

/** Returns the link back to the one of `lists` that the visitor came from, with its search and page, or else `link`. */
export function useBackLink(link: ListLink, lists: readonly ListLink[] = [link]): { text: string; to: Path } {
  const { state } = useLocation()
  // A prerendered page is the same for every visitor.
  const list = useInBrowser(() => listIn(state))
  const [pathname = '', query] = list?.split('?') ?? []
  const found = lists.find(({ to }) => matchPath(to, pathname))
  return found ? { text: found.text, to: query ? `${found.to}?${query}` : found.to } : link
}
