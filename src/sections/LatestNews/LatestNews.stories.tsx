import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { LatestNews } from './LatestNews'

const meta = preview.meta({ title: 'Sections/LatestNews', component: LatestNews })

export const Loaded = meta.story()

export const Loading = meta.story({ parameters: { mock: { news: 'pending' } } })

export const Empty = meta.story({ parameters: { mock: { news: 'empty' } } })

export const Failed = meta.story({ parameters: { mock: { news: 'error' } } })

Loaded.test('a visitor turns the page', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Page 2' }))
  await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})
