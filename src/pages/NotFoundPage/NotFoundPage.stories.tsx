import { expect } from 'storybook/test'
import { messages } from '@/content/messages'
import preview from '../../../.storybook/preview'
import { NotFoundPage } from './NotFoundPage'

const meta = preview.meta({
  title: 'Pages/NotFoundPage',
  component: NotFoundPage,
  parameters: { route: '/services/payroll' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.notFoundPage.sentence)).toBeVisible()
  },
})

Default.test('a visitor finds the way home', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: messages.notFoundPage.home.text }))
  await expect(await canvas.findByRole('heading', { level: 2, name: 'HR solutions' })).toBeVisible()
})
