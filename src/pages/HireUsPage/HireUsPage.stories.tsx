import { expect } from 'storybook/test'
import { hireUs } from '@/content/hireUs'
import preview from '../../../.storybook/preview'
import { HireUsPage } from './HireUsPage'

const meta = preview.meta({ title: 'Pages/HireUsPage', component: HireUsPage, parameters: { route: '/hire-us' } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: hireUs.title })).toBeVisible()
  },
})

Default.test('an employer chooses a way to hire', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Global IT recruitment' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Global IT recruitment' })).toBeVisible()
})

Default.test('an employer opens a question and reads its answer', async ({ canvas, userEvent }) => {
  const [first] = hireUs.questions.items
  await userEvent.click(canvas.getByText(first?.question ?? ''))
  await expect(canvas.getByText(first?.answer ?? '')).toBeVisible()
})
