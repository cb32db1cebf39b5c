import { industries } from '@/content/industries'
import { preview } from '../../../../.storybook/preview'
import { Emblem } from './Emblem'

const meta = preview.meta({ component: Emblem })

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
