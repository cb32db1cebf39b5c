import { expect, test } from 'vitest'
import { backend } from '~test/backend'
import { siteWith } from '~test/backendParts'
import { createLink, takeSnapshot } from './share'

test('a link has what the page’s own query says, a question mark in it too, beside the state', async () => {
  const page = new URL('http://site/jobs?q=why?&type=Contract')
  const link = new URL(await createLink(backend, takeSnapshot(backend, siteWith()), page))
  expect(link.pathname).toBe('/jobs')
  expect([...link.searchParams]).toEqual([
    ['q', 'why?'],
    ['type', 'Contract'],
    ['scenario', 'everyday'],
  ])
})
