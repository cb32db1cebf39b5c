import { fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { storageWith } from '~test/backendParts'
import { library } from '~test/library/library'
import { startGallery } from './Gallery'

const definition = { ...library, pages: { shelf: { title: 'Shelf', address: '/shelf', calls: ['books'] as const } } }

test('ticks of a gallery in another tab stay', async () => {
  const local = storageWith()
  onTestFinished(() => document.body.replaceChildren())
  const [one, other] = [1, 2].map(() => {
    const root = document.body.appendChild(document.createElement('div'))
    startGallery(root, { definition, baseUrl: '/', local })
    return within(root)
  })
  for (const [gallery, state] of [[one, 'usual'] as const, [other, 'closed'] as const]) {
    fireEvent.click((await gallery?.findByLabelText(`Checked: ${state}`)) ?? document.body)
  }
  expect(await screen.findAllByText(/^2 of \d+ checked/)).toHaveLength(1)
})

test.each([
  ['?page=Shelf', 'All states: Shelf'],
  ['?page=shlef', 'No page or scenario “shlef”.'],
  ['?scenario=shelf-down', 'No page or scenario “shelf-down”.'],
])('the address %s shows "%s"', async (search, title) => {
  onTestFinished(() => {
    document.body.replaceChildren()
    history.replaceState(null, '', '/')
  })
  history.replaceState(null, '', search)
  const pages = { door: { title: 'Door', address: '/', calls: ['books'] as const }, ...definition.pages }
  startGallery(document.body.appendChild(document.createElement('div')), {
    definition: { ...definition, pages },
    baseUrl: '/',
    local: storageWith(),
  })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(document.title).toMatch(/^All states/)
})

test('a tick that the browser has no room for is not said to stay', async () => {
  const local = { ...storageWith(), setItem: () => false }
  onTestFinished(() => document.body.replaceChildren())
  startGallery(document.body.appendChild(document.createElement('div')), { definition, baseUrl: '/', local })
  fireEvent.click(await screen.findByLabelText('Checked: usual'))
  expect(await screen.findByText(/^1 of \d+ checked .*, only until you reload$/)).toBeVisible()
})
