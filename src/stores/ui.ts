import { create } from 'zustand'
import type { NewsCategory } from '@/contract/endpoints'

interface Ui {
  /** The page on screen, at first the document. */
  page: { path?: string; title: string } | null
  news: { category: NewsCategory; page: number }
  /** Undefined until the visitor pauses or plays slides. */
  areSlidesPlaying: boolean | undefined
}

export const useUi = create<Ui>()(() => ({
  page: null,
  news: { category: 'business', page: 1 },
  areSlidesPlaying: undefined,
}))
