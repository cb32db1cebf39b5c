import { preview } from '../../.storybook/preview'
import { OwnWindow } from './OwnWindow'

const meta = preview.meta({
  component: OwnWindow,
  parameters: {
    docs: { description: { component: 'Way out of a frame: replaces the admin area in a frame of another site.' } },
  },
})

/** The admin area in a frame of another site. */
export const Default = meta.story()
