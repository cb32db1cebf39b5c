import '@testing-library/jest-dom/vitest'
import { readFileSync } from 'node:fs'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { liveRegions } from '@/protocol'
import { waiting } from './waiting'

configure(waiting)

/** Stubs what jsdom lacks. */
function stubBrowser() {
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  Blob.prototype.text = readText
  const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined }
  Object.assign(window, {
    IntersectionObserver: function IntersectionObserver() {
      return observer
    },
    matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: false, media }),
  })
}

function readText(this: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.readAsText(this)
  })
}

beforeAll(stubBrowser)

const documentOfSite = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
const regions = Object.values(liveRegions).map((id) => documentOfSite.getElementById(id)?.outerHTML ?? '')

// Screen readers hear what is put into a region that is there before.
beforeEach(() => document.body.insertAdjacentHTML('beforeend', regions.join('')))

afterEach(() => {
  cleanup()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  document.head.replaceChildren()
  for (const id of Object.values(liveRegions)) document.getElementById(id)?.remove()
})
