import { create } from 'zustand'

interface Ui {
  /** The narrow navbar's menu. */
  menuOpen: boolean
  /** What a screen reader is told after a change of page. */
  announcement: string
  setMenuOpen: (open: boolean) => void
  announce: (text: string) => void
}

export const useUi = create<Ui>()((set) => ({
  menuOpen: false,
  announcement: '',
  setMenuOpen: (menuOpen) => set({ menuOpen }),
  announce: (announcement) => set({ announcement }),
}))
