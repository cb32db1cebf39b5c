import { expect } from 'storybook/test'
import { about } from '@/content/about'
import { hireUs } from '@/content/hireUs'
import { domesticAssistance } from '@/content/services/domesticAssistance'
import { globalIt } from '@/content/services/globalIt'
import { internationalProfessionalWorld } from '@/content/services/internationalProfessionalWorld'
import { internationalStart } from '@/content/services/internationalStart'
import { findBlock } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { CardsBand } from './CardsBand'

const meta = preview.meta({
  component: CardsBand,
  args: { tone: 'paper' as const, ...findBlock(domesticAssistance, 'cards') },
  parameters: { site: domesticAssistance.path },
})

export const Default = meta.story()

/** With questions, which are set larger than the titles. */
export const Columns = meta.story({ args: { ...findBlock(globalIt, 'cards'), picture: undefined } })

/** The numbered parts of a drawing. */
export const Drawn = meta.story({
  args: findBlock(internationalProfessionalWorld, 'cards'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).not.toHaveLength(0)
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  },
})

const ways = { ...internationalStart, blocks: internationalStart.blocks.toReversed() }

/** The whole card is a link. */
export const Linked = meta.story({ args: { ...findBlock(ways, 'cards'), picture: undefined } })

/** Three ways that compare at a glance. */
export const WithPoints = meta.story({ args: { ...hireUs.models, picture: undefined } })

export const WithAction = meta.story({
  args: {
    tone: 'white',
    ...about.values,
    intro: undefined,
    picture: undefined,
    action: { ...about.more, variant: 'quiet' },
  },
})
