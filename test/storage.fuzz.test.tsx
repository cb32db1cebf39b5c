// What the browser has kept is anybody's: an older or newer version of the site, an extension, the visitor's own hand.
import { cleanup, render, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { App } from '@/app/App'
import { readPrerendered } from '@/app/prerendered'
import { preloadPages } from '@/app/routes'
import { useAuth } from '@/stores/auth'
import { anyJson, asText, fuzz, hostileText, quietly, roughly } from './fuzz'

const draft = roughly({ fullName: hostileText(), email: hostileText(), coverLetter: hostileText(), message: anyJson() })
const auth = roughly({ state: roughly({ token: hostileText(), ended: anyJson() }), version: fc.integer() })

const kept = fc.record({
  'alderway.auth': asText(auth),
  'alderway.draft.application.2': asText(draft),
  'alderway.draft.contact': asText(draft),
  'alderway.mock': fc.oneof(fc.constant('scenario=everyday'), hostileText()),
  'alderway.mock.data.agency': asText(roughly({ edits: fc.array(anyJson()), done: fc.nat() })),
})

beforeAll(async () => {
  await Promise.all(['/jobs/2/apply', '/contact', '/admin', '/admin-login'].map((path) => preloadPages(path)))
})

function keep(contents: Record<string, string>) {
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear()
    for (const [key, text] of Object.entries(contents)) storage.setItem(key, text)
  }
}

fuzz(
  'whatever the browser has kept, a page stands, its form can be filled in, and only a sound token signs in',
  fc.asyncProperty(kept, fc.constantFrom('/jobs/2/apply', '/contact', '/admin'), (contents, address) =>
    quietly(async () => {
      keep(contents)
      await useAuth.persist.rehydrate()
      const { token } = useAuth.getState()
      if (token !== null) expect(token).toMatch(/^[!-~]+$/)
      try {
        render(
          <MemoryRouter initialEntries={[address]}>
            <App />
          </MemoryRouter>,
        )
        expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe('')
        if (address !== '/admin') expect(screen.getByRole('textbox', { name: /^Email( \*)?$/ })).toBeEnabled()
        expect(screen.queryAllByRole('alert')).toEqual([])
      } finally {
        cleanup()
        queryClient.clear()
        keep({})
        useAuth.setState(useAuth.getInitialState(), true)
      }
    }),
  ),
  { short: 8 },
)

fuzz(
  'whatever the browser has kept, a prerendered page is taken over only on an ordinary day, and never with a fault',
  fc.asyncProperty(kept, async (contents) => {
    keep(contents)
    const root = document.createElement('div')
    root.dataset.page = '/'
    const { path, fits } = readPrerendered(root, '/')
    keep({})
    expect(path).toBe('/')
    if (fits) expect(contents['alderway.mock']).toBe('scenario=everyday')
  }),
)
