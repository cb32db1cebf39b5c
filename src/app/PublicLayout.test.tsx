import { render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { callToAction } from '@/content/callToAction'
import { PublicLayout } from './PublicLayout'

const { label, candidates, employers } = callToAction

/** Renders the layout around an empty page, and returns what ends it. */
function renderEnd(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path="*" element={null} />
        </Route>
      </Routes>
    </MemoryRouter>,
  )
  return within(screen.getByRole('region', { name: label }))
}

test.each(['/', '/jobs', '/jobs/3', '/blog', '/nowhere'])('%s ends with a way on for both audiences', (address) => {
  const end = renderEnd(address)
  expect(end.getByRole('heading', { name: candidates.title })).toBeVisible()
  expect(end.getByRole('heading', { name: employers.title })).toBeVisible()
})

test.each(['/contact', '/Hire-us/', '/admin-login', '/jobs/3/apply', '/global-it-recruitment'])(
  '%s has an end of its own, and the ways on are one quiet row below it',
  (address) => {
    const end = renderEnd(address)
    expect(end.queryByRole('heading')).not.toBeInTheDocument()
    expect(end.getByRole('link', { name: candidates.action.text })).toBeVisible()
  },
)

test.each([
  ['/jobs', candidates],
  ['/jobs/', candidates],
  ['/hire-us', employers],
])('the end of %s has no link to itself, and one for the other audience', (address, { action }) => {
  const links = renderEnd(address).getAllByRole('link')
  expect(links).toHaveLength(1)
  expect(links[0]).not.toHaveAccessibleName(action.text)
})
