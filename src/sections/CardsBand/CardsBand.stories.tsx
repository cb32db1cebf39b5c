import { about } from '@/content/about'
import { domesticAssistance } from '@/content/services/domesticAssistance'
import { globalIt } from '@/content/services/globalIt'
import { internationalStart } from '@/content/services/internationalStart'
import { ButtonLink } from '@/ui/Button/Button'
import { blockOf, Grounds } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { CardsBand } from './CardsBand'

const meta = preview.meta({
  title: 'Sections/CardsBand',
  component: CardsBand,
  args: { tone: 'paper' as const, ...blockOf(domesticAssistance, 'cards') },
})

/** Sheets: raised cards, here four. */
export const Default = meta.story()

/** Set straight on the band, under a rule each. */
export const Columns = meta.story({ args: { layout: 'columns', ...blockOf(globalIt, 'cards') } })

/** Each card leads on as a whole. */
export const Linked = meta.story({ args: blockOf(internationalStart, 'cards') })

export const LinkedColumns = meta.story({ args: { layout: 'columns', ...blockOf(internationalStart, 'cards') } })

export const WithAction = meta.story({
  args: {
    tone: 'white',
    layout: 'columns',
    ...about.values,
    intro: undefined,
    action: (
      <ButtonLink to={about.more.to} variant="quiet">
        {about.more.text}
      </ButtonLink>
    ),
  },
})

export const LongText = meta.story({
  args: {
    items: [
      { title: 'Rechtsschutzversicherungsgesellschaften, and what they ask of you', text: 'One sentence. '.repeat(30) },
      ...blockOf(domesticAssistance, 'cards').items,
    ],
  },
})

export const Tones = meta.story({
  render: (args) => (
    <Grounds>{(tone) => <CardsBand {...args} tone={tone} title={`${args.title} (on ${tone})`} />}</Grounds>
  ),
})

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
