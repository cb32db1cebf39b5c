import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages } from '@/content/messages'
import { renderPage } from '~test/renderPage'

test('an answer that the job is gone takes away no form that somebody fills in', async () => {
  const { user } = await renderPage('/jobs/7/apply', { mock: { job: '404+latency=1000' } })
  const name = screen.getByLabelText(/Full name/)
  await user.type(name, 'Amara Osei')
  expect(screen.queryByText(messages.job.notFound)).toBeNull()
  expect(await screen.findByText(messages.job.notFound, {}, { timeout: 5000 })).toBeVisible()
  expect(name).toHaveValue('Amara Osei')
  expect(name).toHaveFocus()
})
