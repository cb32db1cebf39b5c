import { expect, within } from 'storybook/test'
import { yourConsultant } from '@/content/consultants'
import { hireUs } from '@/content/hireUs'
import preview from '../../../.storybook/preview'
import { HireUsPage } from './HireUsPage'

const meta = preview.meta({ title: 'Pages/HireUsPage', component: HireUsPage, parameters: { route: '/hire-us' } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: hireUs.title })).toBeVisible()
    const { models, steps, promise, questions, brief } = hireUs
    const titles = within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 })
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      ...[models, steps, promise, questions, brief].map(({ title }) => title),
      brief.form,
      yourConsultant.title,
    ])
    const rows = within(canvas.getByRole('region', { name: steps.title })).getAllByRole('listitem')
    await expect(rows.map(({ textContent }) => textContent)).toEqual(
      steps.items.map(({ when, title, text }) => when + title + text),
    )
  },
})

Default.test('an employer chooses a way to hire', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Global IT recruitment' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Global IT recruitment' })).toBeVisible()
})

Default.test('an employer finds the form on the page, for Sales', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: hireUs.action.text })).toHaveAttribute('href', '/hire-us#brief')
  await expect(canvas.getByLabelText('Department')).toHaveDisplayValue('Sales')
})

Default.test('an employer opens a question and reads its answer', async ({ canvas, userEvent }) => {
  const [first] = hireUs.questions.items
  await userEvent.click(canvas.getByText(first?.question ?? ''))
  await expect(canvas.getByText(first?.answer ?? '')).toBeVisible()
})
