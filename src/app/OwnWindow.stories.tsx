import { preview } from '../../.storybook/preview'
import { OwnWindow } from './OwnWindow'

const meta = preview.meta({
  component: OwnWindow,
  parameters: {
    docs: {
      description: {
        component: `Way out of a frame: replaces the admin area in a frame of another site.

- **Staff’s task:** opened the admin area inside another site. They leave by “Open it in its own window”, which opens the same address in a new tab.
- **Order:** the h1, one sentence, the link. Neither AdminLayout nor Navbar is around it, so that another site cannot make them press anything else.
- **States:** it loads nothing, and is the same with and without a login.
- **Check when it changes:** it has no widths of its own, and must fit a small frame. Screen readers hear that the link opens a new tab.`,
      },
    },
  },
})

/** The admin area in a frame of another site. */
export const Default = meta.story()
