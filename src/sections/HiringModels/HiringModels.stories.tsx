import { expect } from 'storybook/test'
import { hireUs } from '@/content/hireUs'
import { onEachGround } from '../../../.storybook/blocks'
import { paths } from '@/content/paths'
import preview from '../../../.storybook/preview'
import { HiringModels } from './HiringModels'

const meta = preview.meta({
  title: 'Sections/HiringModels',
  component: HiringModels,
  args: { tone: 'paper' as const, ...hireUs.models },
  parameters: { site: paths.hireUs },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const { title, to } of hireUs.models.items) {
      await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', to)
    }
  },
})

export const TwoModels = meta.story({ args: { items: hireUs.models.items.slice(0, 2) } })

export const LongText = meta.story({
  args: {
    items: [
      {
        title: 'Rechtsschutzversicherungsgesellschaften and their neighbours',
        text: 'One sentence. '.repeat(15),
        points: ['A point that runs on. '.repeat(6), 'Another', 'A third', 'One more than the others have'],
        to: '/contact',
      },
      ...hireUs.models.items.slice(1),
    ],
  },
})

export const Tones = meta.story({ render: onEachGround(HiringModels) })

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
