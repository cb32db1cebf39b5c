import { about } from '@/content/about'
import { domesticStart } from '@/content/services/domesticStart'
import { globalIt } from '@/content/services/globalIt'
import { internationalStart } from '@/content/services/internationalStart'
import { paths } from '@/content/paths'
import { preview } from '../../../.storybook/preview'
import { PageHero } from './PageHero'

const { title, lead, picture } = about

const meta = preview.meta({
  component: PageHero,
  args: { tone: 'sand' as const, title, lead, picture },
  parameters: { site: paths.about },
})

/** Title, lead and drawing, as on About us. */
export const Default = meta.story()

/** A domestic service: area, two actions, the drawing on a sheet. */
export const Sheet = meta.story({ args: { ...pickHero(domesticStart), tone: 'sage', mount: 'sheet' } })

/** An international service: a postage stamp, on the left. */
export const Stamp = meta.story({
  args: { ...pickHero(internationalStart), tone: 'sand', mount: 'stamp', isLeft: true },
})

/** A service for employers: a ruled frame. */
export const Frame = meta.story({ args: { ...pickHero(globalIt), tone: 'white', mount: 'frame' } })

function pickHero({ area, title, lead, picture, action, secondary }: typeof domesticStart) {
  return { area, title, lead, picture, action, secondary }
}
