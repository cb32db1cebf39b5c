import { create } from 'zustand'

interface Ui {
  /** What a screen reader announces after a change of page. */
  announcement: string
  /** The path of the page on screen; null before the first. */
  path: string | null
  /** Sets the page on screen. Announces its title and returns true if it replaces another page. */
  showPage: (path: string, title: string) => boolean
}

export const useUi = create<Ui>()((set, get) => ({
  announcement: '',
  path: null,
  showPage: (path, title) => {
    const { path: previous } = get()
    if (previous === path) return false
    set({ path, ...(previous !== null && { announcement: title }) })
    return previous !== null
  },
}))
