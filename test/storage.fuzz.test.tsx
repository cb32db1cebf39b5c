// Storage can hold anything: an older or newer version of the site, an extension or the visitor wrote it.
import { cleanup, render, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { App } from '@/app/App'
import { preloadPages } from '@/app/routes'
import { tokenPattern } from '@/contract/token'
import { useAuth } from '@/stores/auth'
import { anyJson, asText, fuzz, hostileText, roughly, withoutConsole } from './fuzz'

const draft = roughly({ fullName: hostileText(), email: hostileText(), coverLetter: hostileText(), message: anyJson() })
const auth = roughly({ state: roughly({ token: hostileText(), signOutReason: anyJson() }), version: fc.integer() })

const stored = fc.record({
  'alderway.auth': asText(auth),
  'alderway.draft.application.2': asText(draft),
  'alderway.draft.contact': asText(draft),
  'alderway.mock.state': fc.oneof(
    fc.constant('default'),
    fc.constant('{"scenario":"first-day","overrides":[]}'),
    hostileText(),
  ),
  'alderway.mock.data.agency': asText(roughly({ edits: fc.array(anyJson()), done: fc.nat() })),
})

beforeAll(async () => {
  await Promise.all(['/jobs/2/apply', '/contact', '/admin', '/admin-login'].map((path) => preloadPages(path)))
})

function store(contents: Record<string, string>) {
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear()
    for (const [key, text] of Object.entries(contents)) storage.setItem(key, text)
  }
}

fuzz(
  'any stored value leaves a page whose form works, and only a valid token signs in',
  fc.asyncProperty(stored, fc.constantFrom('/jobs/2/apply', '/contact', '/admin'), (contents, address) =>
    withoutConsole(async () => {
      store(contents)
      await useAuth.persist.rehydrate()
      const { token } = useAuth.getState()
      if (token !== null) expect(token, 'the stored token').toMatch(tokenPattern)
      try {
        render(
          <MemoryRouter initialEntries={[address]}>
            <App />
          </MemoryRouter>,
        )
        expect((await screen.findByRole('heading', { level: 1 })).textContent, `${address}: h1`).not.toBe('')
        if (address !== '/admin') expect(screen.getByRole('textbox', { name: /^Email( \*)?$/ })).toBeEnabled()
        const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent)
        expect(alerts, `${address}: alerts`).toEqual([])
      } finally {
        cleanup()
        queryClient.clear()
        store({})
        useAuth.setState(useAuth.getInitialState(), true)
      }
    }),
  ),
  { numRuns: 8 },
)
