import { internationalStart } from '@/content/services/internationalStart'
import { findBlock } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { ProseBand } from './ProseBand'

const meta = preview.meta({
  component: ProseBand,
  args: { tone: 'paper' as const, ...findBlock(internationalStart, 'prose') },
  parameters: {
    site: internationalStart.path,
    docs: {
      description: {
        component: 'Text section: two to four paragraphs, with a pull quote if one sentence is worth it.',
      },
    },
  },
})

/** With a pull quote beside the text. */
export const Default = meta.story()

/** The heading moves beside the text. */
export const WithoutAside = meta.story({ args: { aside: undefined } })
