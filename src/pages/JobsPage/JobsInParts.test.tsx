import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Job } from '@/contract/entities'
import { JobsInParts } from './JobsInParts'

const rest = {
  description: '',
  company: 'Quay',
  location: 'Remote',
  salary: null,
  requirements: 'None',
  type: undefined,
  level: undefined,
}

function renderJobs(count: number) {
  const jobs = Array.from({ length: count }, (_, index): Job => {
    const id = String(index + 1)
    return { id, title: `Shift ${id}`, ...rest }
  })
  render(
    <MemoryRouter>
      <JobsInParts jobs={jobs} first={3} size={3} />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

test('a visitor sees the first of very many jobs, and goes on from where they ended', async () => {
  const user = renderJobs(5)
  expect(screen.getByRole('status')).toHaveTextContent('Showing 3 of 5 jobs')
  expect(screen.getAllByRole('heading')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Show more jobs' }))
  expect(screen.getByRole('link', { name: 'Shift 4' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Showing 5 of 5 jobs')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a list that fits is shown whole, without a word about it', () => {
  renderJobs(3)
  expect(screen.getAllByRole('heading')).toHaveLength(3)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
