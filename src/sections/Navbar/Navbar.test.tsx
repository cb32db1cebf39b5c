import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Navbar } from './Navbar'

test.each([
  ['/', 'Home', 'page'],
  ['/jobs-listing', 'Job Search', 'page'],
  ['/jobs', 'Job Search', 'true'],
  ['/jobs/7', 'Job Search', 'true'],
  ['/jobs/7/apply', 'Job Search', 'true'],
  ['/domestic/verification', 'Our Services', 'true'],
  ['/Talent-Acquisition/', 'Our Services', 'true'],
  ['/blog', 'Blog', 'page'],
])('at %s the navbar marks %s', (address, name, current) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Navbar />
    </MemoryRouter>,
  )
  const marked = [...document.querySelectorAll('#main-menu [aria-current]')].filter((item) => !item.closest('[hidden]'))
  expect(marked.map((item) => [item.textContent, item.getAttribute('aria-current')])).toEqual([[name, current]])
})
