import { create } from 'zustand'
import { themeSelect } from '@/content/theme'
import { themeKey } from '@/protocol'
import { safeStorage } from './safeStorage'

type Theme = keyof typeof themeSelect.options

const storage = safeStorage('localStorage')

function isTheme(value: string): value is Theme {
  return Object.hasOwn(themeSelect.options, value)
}

/** Starts as the prerendered document shows it. */
export const useTheme = create<{ theme: Theme }>()(() => ({ theme: 'light dark' }))

function apply(theme: string) {
  if (!isTheme(theme)) return
  document.documentElement.style.colorScheme = theme
  useTheme.setState({ theme })
}

/** src/start/inline.ts reads it before the first paint. Ignores values that are no theme. */
export function setTheme(theme: string) {
  apply(theme)
  storage.setItem(themeKey, useTheme.getState().theme)
}

function readTheme() {
  apply(storage.getItem(themeKey) ?? '')
}

if (typeof document !== 'undefined') {
  readTheme()
  // Of another tab.
  addEventListener('storage', readTheme)
}
