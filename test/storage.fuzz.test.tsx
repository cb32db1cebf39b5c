// What the browser has kept is anybody's: an older or newer version of the site, an extension, the visitor's own hand.
import { cleanup, render, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { App } from '@/app/App'
import { preloadPages } from '@/app/routes'
import { useAuth } from '@/stores/auth'
import { safeStorage } from '@/stores/safeStorage'
import { isEverydayState } from '~mocks/index'
import { anyJson, asText, fuzz, hostileText, quietly, roughly } from './fuzz'

const draft = roughly({ fullName: hostileText(), email: hostileText(), coverLetter: hostileText(), message: anyJson() })
const auth = roughly({ state: roughly({ token: hostileText(), signOutReason: anyJson() }), version: fc.integer() })

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
  'whatever the browser stores, a prerendered page is hydrated only in the everyday state',
  fc.asyncProperty(kept, async (contents) => {
    keep(contents)
    const stores = { local: safeStorage('localStorage'), session: safeStorage('sessionStorage') }
    const isEveryday = isEverydayState({ ...stores, location: { hash: '' } })
    keep({})
    if (isEveryday) expect(contents['alderway.mock']).toBe('scenario=everyday')
  }),
)
