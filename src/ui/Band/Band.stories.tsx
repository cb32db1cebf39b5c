import { preview } from '../../../.storybook/preview'
import { paths } from '@/content/paths'
import { Band } from './Band'

const meta = preview.meta({
  component: Band,
  parameters: {
    width: 'full',
    docs: {
      description: {
        component: `Owns a section’s width, background and vertical rhythm.

- **Use it for:** every section of a page. What it holds needs no width and no space above or below of its own.
- **Not for:** a box inside a section: Card or FormSheet. The top of a page: PageHero.
- **Words:** a title that makes sense on its own, in sentence case. The introduction has one or two sentences.
- **Size and target:** the ground goes from edge to edge, the content up to 1200 px, on very wide windows 1536. The space above and below is 35 to 64 px, half of it with “less”; two white bands after each other share one.
- **Keyboard and screen reader:** a region with the name of its title, or of \`label\`. The title is an h2. With \`id\` a ButtonLink can move the focus to it.`,
      },
    },
  },
  args: {
    title: 'How we hire with you',
    intro: 'You name the role, the place and the date. A consultant writes to you within 48 to 72 working hours.',
    children: <p>A band holds a section’s content: a list, a form or a drawing.</p>,
  },
  argTypes: {
    id: { description: 'Where a link can lead' },
    tone: { description: 'The ground' },
    title: { description: 'The h2, and the name of the region' },
    intro: { description: 'One or two sentences below the title' },
    children: { description: 'What is below the heading' },
  },
})

export const Default = meta.story()

export const Ink = meta.story({ args: { tone: 'ink' } })

export const WithAction = meta.story({
  args: { action: { text: 'See open jobs', to: paths.jobsListing } },
})

export const HeadingBeside = meta.story({
  args: {
    isBeside: true,
    children: (
      <div>
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index}>Paragraph {index + 1}: on a wide screen the heading stays in sight while this passes.</p>
        ))}
      </div>
    ),
  },
})

export const LongText = meta.story({
  args: {
    title: 'Recruitment, training, verification and immigration assessment for candidates and employers in 30+ cities',
    intro:
      'A heading of more than ninety characters breaks into even lines, and the introduction keeps to a measure that can be read, however much there is to say about the work and the people who do it.',
  },
})
