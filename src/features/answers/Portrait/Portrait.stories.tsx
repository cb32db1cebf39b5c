import { consultants } from '@/content/consultants'
import { preview } from '../../../../.storybook/preview'
import { Portrait } from './Portrait'

const meta = preview.meta({
  component: Portrait,
  args: { name: 'Eleanor Marsh' },
  argTypes: {
    name: { description: 'Whose face or initials' },
    size: { description: '`s` is 36 px, `l` an arch on a line' },
  },
  parameters: {
    docs: {
      description: {
        component: `A consultant’s portrait, or the initials of anyone else.

- **Use it for:** a face beside its name.
- **Not for:** a face with name, role and office: Consultant. An author with the date: Byline. The mark of an industry: Emblem. Any other drawing: Picture.
- **Words:** initials are those of the first and the last name, at most two letters.
- **Size and target:** a circle of 72 px, or 36 px as \`s\`; \`l\` is an arch of up to 144 px. Sections can set another size, but not for \`s\`. It is no target.
- **Keyboard and screen reader:** hidden from screen readers: the name is beside it.`,
      },
    },
  },
})

export const Default = meta.story()

/** Anyone else has initials. */
export const Initials = meta.story({ args: { name: 'Ruth Amankwah' } })

export const Everyone = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-5)' }}>
      {consultants.flatMap(({ name }) =>
        (['l', undefined, 's'] as const).map((size) => <Portrait key={`${name} ${size}`} name={name} size={size} />),
      )}
    </div>
  ),
})
