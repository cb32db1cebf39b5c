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

test.each([
  ['an edit', { edits: [{ edit: 'delete', table: 'job', id: 1 }] }],
  ['a recording', { recording: { name: 'Mine', responses: [] } }],
  ['a response that is not written yet', { overrides: [{ endpoint: 'jobs', steps: [{ behavior: 'custom' }] }] }],
  [
    'a response of its own',
    {
      overrides: [
        { endpoint: 'jobs', steps: [{ behavior: 'custom' }], response: { status: 200, headers: {}, body: '[]' } },
      ],
    },
  ],
] as const)('%s, which no query can hold, is in the fragment of a link', async (_, part) => {
  const snapshot = { ...takeSnapshot(backend, siteWith()), ...part }
  const { hash } = new URL(await createLink(backend, snapshot, new URL('http://site/jobs')))
  expect((await backend.codec.readFragment(hash)).value).toMatchObject(part)
})
