import type { within } from 'storybook/test'
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
        component: 'Eleven bands in the order of the specification. Only the last one, the news, loads anything.',
      },
    },
  },
})

const headline = /^Regional lenders ease terms/

export const Loaded = meta.story(says({}, headline))

/** Shows the news. */
function showsNews(...[parameters, sentence]: Parameters<typeof says>) {
  const story = says(parameters, sentence)
  return {
    ...story,
    async play({ canvas }: { canvas: ReturnType<typeof within> }) {
      await story.play({ canvas })
      const [text] = canvas.getAllByText(sentence)
      // scrollIntoView would scroll a docs page too.
      const middle = (text?.getBoundingClientRect().top ?? 0) - globalThis.innerHeight / 2
      globalThis.scrollBy({ top: middle, behavior: 'instant' })
    },
  }
}

export const Loading = meta.story(showsNews({ mock: { news: 'pending' } }, messages.news.loading))

export const Empty = meta.story(showsNews({ mock: { news: 'empty' } }, messages.news.empty))

export const Failed = meta.story(showsNews({ mock: { news: 'error' } }, messages.news.failed))
