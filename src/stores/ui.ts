import { create } from 'zustand'
import type { NewsCategory } from '@/contract/entities'

interface Ui {
  /** What a screen reader announces after a change of page. */
  announcement: string
  /** The path of the page on screen; null before the first. */
  path: string | null
  isMenuOpen: boolean
  isServicesMenuOpen: boolean
  news: { category: NewsCategory; page: number }
  /** Undefined until the visitor pauses or plays slides. */
  areSlidesPlaying: boolean | undefined
  /** Sets the page on screen. Returns whether it replaces another page: then its title is announced, also a later one. */
  showPage: (path: string, title: string) => boolean
}

/** What the visitor has opened and chosen, until the page unloads. */
export const useUi = create<Ui>()((set, get) => ({
  announcement: '',
  path: null,
  isMenuOpen: false,
  isServicesMenuOpen: false,
  news: { category: 'business', page: 1 },
  areSlidesPlaying: undefined,
  showPage: (path, title) => {
    const { path: previous, announcement } = get()
    const isNewPage = previous !== null && previous !== path
    // The title of a job or a post is known once it has loaded.
    set({ path, announcement: isNewPage || announcement ? title : '' })
    return isNewPage
  },
}))
