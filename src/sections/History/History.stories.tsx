import { expect } from 'storybook/test'
import { about } from '@/content/about'
import { onEachGround } from '../../../.storybook/blocks'
import { paths } from '@/content/paths'
import preview from '../../../.storybook/preview'
import { History } from './History'

const meta = preview.meta({
  title: 'Sections/History',
  component: History,
  args: { tone: 'sage' as const, ...about.history },
  parameters: { site: paths.about },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const years = canvas.getAllByRole('time').map(({ textContent }) => textContent)
    await expect(years).toEqual(['2014', '2016', '2019', '2022', '2026'])
  },
})

export const TwoYears = meta.story({ args: { items: about.history.items.slice(0, 2) } })

export const LongText = meta.story({
  args: {
    items: [
      {
        year: '2012',
        title: 'A year before the first one, with a title of its own',
        text: 'One sentence. '.repeat(25),
      },
      ...about.history.items,
    ],
  },
})

export const Tones = meta.story({ render: onEachGround(History) })

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
