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
  argTypes: {
    tone: { description: 'The ground of the band' },
    title: { description: 'The h1' },
    picture: { description: 'The drawing beside the words' },
    action: { description: 'The primary link' },
    secondary: { description: 'A second link beside it, never alone' },
  },
  parameters: {
    site: paths.about,
    docs: {
      description: {
        component: `Opens a page that has one message, with its h1 and at most two actions.

- **Use it for:** the top of a service, of Hire us, About us, Contact us and the legal pages.
- **Not for:** the home page: Hero. A job: JobHead. A post: Post.
- **Words:** the title is in sentence case; those of the services have 18 to 37 characters. The lead has one or two sentences; theirs are at most 133 characters. The first action is primary, the second secondary.
- **Size and target:** in a band wider than 640 px the words and the drawing are side by side; else the words are first. Up to 960 px the actions are one below the other, of one width.
- **Keyboard and screen reader:** the title is the page’s h1. The kind of service is text above it. The drawing is decorative and not read, and loads before others.`,
      },
    },
  },
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
