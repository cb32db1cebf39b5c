import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeAll, expect } from 'vitest'
import { queryClient } from '@/api/queryClient'

// A page's code is fetched when it is first asked for: on a busy machine that alone can outlast the usual second.
configure({ asyncUtilTimeout: 10_000 })

/** What jsdom leaves out of the browser, at its quietest. */
function fillInJsdom() {
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}

/** Color and the width of letters need a real layout: the end-to-end tests look at them. A page's landmarks are its layout's business. */
const rules = {
  'color-contrast': { enabled: false },
  'label-content-name-mismatch': { enabled: false },
  region: { enabled: false },
}

async function violations(): Promise<string[]> {
  if (document.body.childElementCount === 0) return []
  const results = await axe.run(document.body, { rules, resultTypes: ['violations'] })
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

beforeAll(fillInJsdom)

afterEach(async () => {
  const broken = await violations()
  cleanup()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  document.head.replaceChildren()
  expect(broken, 'axe').toEqual([])
})
