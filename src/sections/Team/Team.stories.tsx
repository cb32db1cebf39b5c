import { about } from '@/content/about'
import { paths } from '@/content/paths'
import { preview } from '../../../.storybook/preview'
import { Team } from './Team'

const meta = preview.meta({
  component: Team,
  args: { tone: 'paper' as const, ...about.team },
  argTypes: {
    tone: { description: 'The ground of the band' },
    title: { description: 'The h2' },
    intro: { description: 'The sentence below the title' },
    people: { description: 'The consultants, in this order' },
  },
  parameters: {
    site: paths.about,
    docs: {
      description: {
        component: `The consultants, each with face, role and two sentences.

- **Use it for:** the five consultants, once, on About us.
- **Not for:** the one who answers: Consultant. Who wrote a post: Byline. What clients and candidates say: Testimonials.
- **Words:** a short title and an introduction of one sentence. Role and office follow the name: “Head of verification, Dubai”. The text has two sentences, about 90 to 105 characters together.
- **Size and target:** up to 896 px each person is a row, with the face beside the words; from 640 px the text is beside the name. In a wider band all five are on one line, each face in an arch. There is nothing to press.
- **Keyboard and screen reader:** a list of articles. Each name is an h3, followed by role, office and text. The faces are not read.`,
      },
    },
  },
})

export const Default = meta.story()
