import { expect } from 'storybook/test'
import { about } from '@/content/about'
import { onEachGround } from '../../../.storybook/blocks'
import { paths } from '@/content/paths'
import preview from '../../../.storybook/preview'
import { OfficeHours } from './OfficeHours'

const meta = preview.meta({
  title: 'Sections/OfficeHours',
  component: OfficeHours,
  args: { tone: 'white' as const, ...about.offices },
  parameters: { site: paths.about },
})

const london = {
  London: '9:00 to 18:00',
  Bengaluru: '3:30 to 12:30',
  Toronto: '14:00 to 23:00',
  Dubai: '5:00 to 14:00',
}

/** Every working day is shown in London time. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const [city, hours] of Object.entries(london)) {
      await expect(canvas.getByRole('heading', { level: 3, name: city }).closest('li')).toHaveTextContent(hours)
    }
  },
})

export const Tones = meta.story({ render: onEachGround(OfficeHours) })

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
