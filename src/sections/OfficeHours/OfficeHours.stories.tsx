import { about } from '@/content/about'
import { Grounds } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { OfficeHours } from './OfficeHours'

const meta = preview.meta({
  title: 'Sections/OfficeHours',
  component: OfficeHours,
  args: { tone: 'white' as const, ...about.offices },
})

export const Default = meta.story()

/** London and Toronto have daylight saving time; Bengaluru and Dubai don't. */
export const Summer = meta.story({
  args: { ahead: { ...about.offices.ahead, bengaluru: 4.5, dubai: 3 }, note: 'Drawn on the London clock in summer.' },
})

export const Tones = meta.story({
  render: (args) => (
    <Grounds>{(tone) => <OfficeHours {...args} tone={tone} title={`${args.title} (on ${tone})`} />}</Grounds>
  ),
})

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
