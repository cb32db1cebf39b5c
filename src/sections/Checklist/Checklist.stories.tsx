import { domesticStart } from '@/content/services/domesticStart'
import { domesticVerification } from '@/content/services/domesticVerification'
import { findBlock } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { Checklist } from './Checklist'

const meta = preview.meta({
  component: Checklist,
  args: { tone: 'paper' as const, ...findBlock(domesticStart, 'checklist') },
  argTypes: {
    tone: { description: 'The ground of the band' },
    title: { description: 'The h2' },
    intro: { description: 'One sentence below the title, or two' },
    groups: { description: 'Each has a title and items; `isOurs` draws the ticks' },
  },
  parameters: {
    site: domesticStart.path,
    docs: {
      description: {
        component: `What a visitor gets ready, and ticks; what is ours to bring is ticked.

- **Use it for:** what to have at hand before a form, a call or a check. A group of what Alderway brings has its ticks drawn.
- **Not for:** tasks in an order: Steps. Things that need a sentence each: CardsBand. A choice that the page keeps: the boxes are drawn, not fields.
- **Words:** two or three groups with a short title and three or four items. An item is a noun with what narrows it, at most 54 characters, without a period: “Two proofs of address, not older than 3 months”.
- **Size and target:** the groups are one below the other, and in a band wider than 704 px side by side, equally wide. There is nothing to press.
- **Keyboard and screen reader:** each group is an h3 and a list. Boxes and ticks are not read, so the group’s title says who brings it: “You provide”, “You get”.`,
      },
    },
  },
})

export const Default = meta.story()

export const Many = meta.story({ args: findBlock(domesticVerification, 'checklist') })
