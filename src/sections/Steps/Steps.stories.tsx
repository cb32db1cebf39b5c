import { domesticLocalHiring } from '@/content/services/domesticLocalHiring'
import { domesticStart } from '@/content/services/domesticStart'
import { internationalStart } from '@/content/services/internationalStart'
import { blockOf, onEachGround } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { Steps } from './Steps'

const meta = preview.meta({
  title: 'Sections/Steps',
  component: Steps,
  args: { tone: 'paper' as const, ...blockOf(domesticStart, 'steps') },
  parameters: { site: domesticStart.path },
})

export const Default = meta.story()

export const Route = meta.story({ args: { layout: 'route', ...blockOf(internationalStart, 'steps') } })

export const Ledger = meta.story({ args: { layout: 'ledger', ...blockOf(domesticLocalHiring, 'steps') } })

export const WithoutDates = meta.story({
  args: { steps: blockOf(domesticStart, 'steps').steps.map(({ title, text }) => ({ title, text })) },
})

export const LongText = meta.story({
  args: {
    steps: [
      {
        when: 'Within 48 to 72 working hours, public holidays of both countries not counted',
        title: 'Rechtsschutzversicherungsgesellschaften and other words that do not end where a line ends',
        text: 'One sentence. '.repeat(40),
      },
      ...blockOf(domesticStart, 'steps').steps,
    ],
  },
})

export const Tones = meta.story({ render: onEachGround(Steps) })

export const PhoneRoute = meta.story({
  args: { layout: 'route', ...blockOf(internationalStart, 'steps') },
  globals: { viewport: { value: 'w375' } },
})
