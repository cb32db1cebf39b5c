import { create } from 'zustand'

interface Ui {
  /** What a screen reader is told after a change of page. */
  announcement: string
  /** The path of the page on screen; null before the first. */
  place: string | null
  /** Notes that a page is on screen. Gives true, and announces its title, when another page was there before. */
  arrive: (path: string, title: string) => boolean
}

export const useUi = create<Ui>()((set, get) => ({
  announcement: '',
  place: null,
  arrive: (path, title) => {
    const { place } = get()
    if (place === path) return false
    set({ place: path, ...(place !== null && { announcement: title }) })
    return place !== null
  },
}))
