import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { JobRail } from './JobRail'

test('an option that is opened in a new tab is left to the browser', async () => {
  const user = userEvent.setup()
  render(
    <MemoryRouter initialEntries={['/jobs']}>
      <JobRail />
    </MemoryRouter>,
  )
  const option = screen.getByRole('link', { name: /^Part-Time/ })
  let isTaken: boolean | undefined
  function onClick(event: Event) {
    isTaken = event.defaultPrevented
    // jsdom has no tabs.
    event.preventDefault()
  }
  document.addEventListener('click', onClick, { once: true })
  await user.keyboard('{Control>}')
  await user.click(option)
  expect(isTaken).toBe(false)
  expect(option).not.toHaveAttribute('aria-current')
})
