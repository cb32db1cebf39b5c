import { expect } from 'storybook/test'
import { messages } from '@/content/messages'
import preview from '../../../.storybook/preview'
import { HomePage } from './HomePage'

const meta = preview.meta({ component: HomePage, parameters: { route: '/' } })

const headline = /^Regional lenders ease terms/

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: headline })).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { mock: { news: 'pending' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.news.loading)).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: { mock: { news: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.news.empty)).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { mock: { news: 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.news.failed)
  },
})
