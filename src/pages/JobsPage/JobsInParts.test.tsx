import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Job } from '@/contract/entities'
import { JobsInParts } from './JobsInParts'

function renderJobs(count: number, getId = (index: number) => index + 1) {
  const jobs = Array.from({ length: count }, (_, index) =>
    v.parse(Job, { id: getId(index), title: `Shift ${index + 1}` }),
  )
  render(
    <MemoryRouter>
      <JobsInParts jobs={jobs} first={3} size={3} />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

test('Show more adds jobs and moves the focus to the first new one', async () => {
  const user = renderJobs(5)
  expect(screen.getByRole('status')).toHaveTextContent('Showing 3 of 5 jobs')
  expect(screen.getAllByRole('heading')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Show more jobs' }))
  expect(screen.getByRole('link', { name: 'Shift 4' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Showing 5 of 5 jobs')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a short list is shown completely, without a count', () => {
  renderJobs(3)
  expect(screen.getAllByRole('heading')).toHaveLength(3)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('a job is shown twice that the server sends twice', () => {
  renderJobs(2, () => 1)
  expect(screen.getAllByRole('heading')).toHaveLength(2)
})
