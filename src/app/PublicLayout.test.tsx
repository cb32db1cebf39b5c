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
  ['/jobs', ['See our picks', 'Hire us']],
  ['/jobs/', ['See our picks', 'Hire us']],
  ['/hire-us', ['See open jobs']],
])('the end of %s has no link to itself', (address, ways) => {
  const links = renderEnd(address).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(ways)
})
