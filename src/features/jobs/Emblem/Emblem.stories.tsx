import { industries } from '@/content/industries'
import { preview } from '../../../../.storybook/preview'
import { Emblem } from './Emblem'

const meta = preview.meta({
  component: Emblem,
  argTypes: {
    of: { description: 'An industry; without one it is the mark of other jobs' },
    label: { description: 'The industry’s name, for screen readers' },
  },
  parameters: {
    docs: {
      description: {
        component: `The drawn mark of an industry, or of none.

- **Use it for:** a job in a list, the head of a job, and the heading of an industry’s jobs.
- **Not for:** a large drawing of an industry: DrawingsBand. A face: Portrait. A word that sorts: Tag.
- **Words:** none of its own. Give it a label where the industry is not named beside it.
- **Size and target:** 44 px, round, unless its place sets \`--emblem\`: 36 px in JobHead. It is no target.
- **Keyboard and screen reader:** with a label an image of that name, else hidden from screen readers.`,
      },
    },
  },
})

/** A job without an industry. */
export const Default = meta.story()

/** One for each industry. */
export const All = meta.story({
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-5)', padding: 0, listStyleType: "''" }}>
      {industries.items.map(({ id, name }) => (
        <li key={id}>
          <Emblem of={id} label={name} />
        </li>
      ))}
    </ul>
  ),
})
