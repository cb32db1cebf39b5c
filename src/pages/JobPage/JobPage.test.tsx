import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Job } from '@/contract/endpoints'
import { renderPage } from '~test/renderPage'

/** What a visitor reads of job 3. A new field of a job is shown, or left out here by name. */
const read: Record<Exclude<keyof Job, 'id' | 'datePosted'>, string> = {
  title: 'HR Intern',
  company: 'Kinmore',
  location: 'London, United Kingdom',
  type: 'Internship',
  level: 'Fresher',
  industry: 'Retail',
  salary: '34,000',
  description: 'A six-month paid internship in a retail head office of 220 people.',
  requirements: 'Careful with names, dates and other people’s data.',
}

test('a visitor reads every field of a job', async () => {
  await renderPage('/jobs/3')
  await screen.findAllByText(read.requirements, { exact: false })
  const main = within(screen.getByRole('main'))
  for (const [field, text] of Object.entries(read))
    expect(main.queryAllByText(text, { exact: false }), field).not.toEqual([])
})
