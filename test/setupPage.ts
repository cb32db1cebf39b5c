import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { waiting } from './waiting'

configure(waiting)

/** Stubs what jsdom lacks. */
function stubBrowser() {
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  window.IntersectionObserver ??= class {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}

beforeAll(stubBrowser)

afterEach(() => {
  cleanup()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  document.head.replaceChildren()
})
