import { consultants } from '@/content/consultants'
import { preview } from '../../../../.storybook/preview'
import { Portrait } from './Portrait'

const meta = preview.meta({ component: Portrait, args: { name: 'Eleanor Marsh' } })

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
