import { expect } from 'storybook/test'
import { messages } from '@/content/messages'
import { says } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { HomePage } from './HomePage'

const meta = preview.meta({
  component: HomePage,
  parameters: {
    route: '/',
    docs: {
      description: {
        component: 'Eleven bands in their fixed order. What loads something has its states here.',
      },
    },
  },
})

const headline = /^Regional lenders ease terms/

/** From the top, unlike the others. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(headline)).toBeVisible()
  },
})

export const Loading = meta.story(says({ mock: { news: 'pending' } }, messages.news.loading))

export const Empty = meta.story(says({ mock: { news: 'empty' } }, messages.news.empty))

export const Failed = meta.story(says({ mock: { news: 'error' } }, messages.news.failed))
