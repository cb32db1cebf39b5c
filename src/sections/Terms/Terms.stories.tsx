import { domesticProfessionalWorld } from '@/content/services/domesticProfessionalWorld'
import { findBlock } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { Terms } from './Terms'

const meta = preview.meta({
  component: Terms,
  args: { tone: 'sand' as const, ...findBlock(domesticProfessionalWorld, 'terms') },
  argTypes: {
    tone: { description: 'The ground of the band' },
    title: { description: 'The h2' },
    figure: { description: 'The price or period, set large' },
    text: { description: 'What it means' },
    smallPrint: { description: 'What happens at the end' },
  },
  parameters: {
    site: domesticProfessionalWorld.path,
    docs: {
      description: {
        component: `A price or a period, and its small print.

- **Use it for:** the one condition to agree to: how long the professional website is valid, or what renewing it costs.
- **Not for:** several prices or periods: Comparison. Claims in figures: Statistics. The terms of use: LegalPage.
- **Words:** the figure is one or two words: “50%”, “1 year”. Two sentences say what it means. The small print says in two or three what happens at the end.
- **Size and target:** the figure is above the text; in a band wider than 704 px it is beside it, from 256 px wide to half of the slip. The slip is light by night too. There is nothing to press.
- **Keyboard and screen reader:** a region with an h2, then figure, text and small print as text, in this order.`,
      },
    },
  },
})

export const Default = meta.story()
