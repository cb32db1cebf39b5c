import { preview } from '../../../.storybook/preview'
import { HeroSearch } from './HeroSearch'

const meta = preview.meta({
  title: 'HeroSearch',
  component: HeroSearch,
  parameters: {
    docs: { description: { component: 'The search below the first screen, in one row where it is wide.' } },
  },
  // As the hero is.
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()
