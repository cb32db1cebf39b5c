import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { App } from '@/app/App'

afterEach(() => globalThis.history.replaceState(null, '', '/'))

test('Back undoes choices, not typed letters, and the URL keeps other parameters', async () => {
  globalThis.history.pushState(null, '', '/jobs-listing?theme=x&page=2')
  render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  )
  await screen.findByRole('heading', { level: 1 }, { timeout: 5000 })
  const user = userEvent.setup()
  await user.selectOptions(screen.getByLabelText('Job type'), 'Full-Time')
  expect(await screen.findByText('2 jobs found')).toBeVisible()
  await user.type(screen.getByLabelText('Keyword'), 'dubai')
  expect(await screen.findByText('1 job found')).toBeVisible()
  await waitFor(() => expect(location.search).toBe('?theme=x&type=Full-Time&q=dubai'))
  globalThis.history.back()
  expect(await screen.findByText('7 jobs found')).toBeVisible()
  expect(screen.getByLabelText('Keyword')).toHaveValue('')
  expect(screen.getByLabelText('Job type')).toHaveValue('')
})
