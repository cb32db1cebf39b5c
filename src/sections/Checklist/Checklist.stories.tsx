import { domesticStart } from '@/content/services/domesticStart'
import { domesticVerification } from '@/content/services/domesticVerification'
import { blockOf, onEachGround } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { Checklist } from './Checklist'

const meta = preview.meta({
  title: 'Sections/Checklist',
  component: Checklist,
  args: { tone: 'paper' as const, ...blockOf(domesticStart, 'checklist') },
  parameters: { site: domesticStart.path },
})

export const Default = meta.story()

export const WithoutIntro = meta.story({ args: { intro: undefined } })

export const OneGroup = meta.story({ args: { groups: blockOf(domesticStart, 'checklist').groups.slice(0, 1) } })

export const Many = meta.story({ args: blockOf(domesticVerification, 'checklist') })

export const LongText = meta.story({
  args: {
    groups: [
      {
        title: 'From every employer of the last ten years, or since you left school, whichever is shorter',
        items: ['Rechtsschutzversicherungsgesellschaftenbescheinigung', 'One long line. '.repeat(20)],
      },
      ...blockOf(domesticStart, 'checklist').groups,
    ],
  },
})

export const Tones = meta.story({ render: onEachGround(Checklist) })

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
