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
  const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined }
  Object.assign(window, {
    IntersectionObserver: function IntersectionObserver() {
      return observer
    },
    matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: false, media }),
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
