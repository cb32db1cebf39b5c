import { expect } from 'storybook/test'
import { hireUs } from '@/content/hireUs'
import { onEachGround } from '../../../.storybook/blocks'
import { paths } from '@/content/paths'
import preview from '../../../.storybook/preview'
import { OurPromise } from './OurPromise'

const meta = preview.meta({
  title: 'Sections/OurPromise',
  component: OurPromise,
  args: { tone: 'ink' as const, ...hireUs.promise },
  parameters: { site: paths.hireUs },
})

/** On the dark background, as on Hire us. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('48 to 72')).toBeVisible()
    await expect(canvas.getByText(/^Working hours until a consultant contacts you\./)).toBeVisible()
  },
})

export const Tones = meta.story({ render: onEachGround(OurPromise) })

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
