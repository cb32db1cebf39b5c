import { expect } from 'storybook/test'
import { messages } from '@/content/messages'
import { preview } from '../../../.storybook/preview'
import { NotFoundPage } from './NotFoundPage'

const meta = preview.meta({
  component: NotFoundPage,
  parameters: {
    route: '/career-coaching',
    docs: {
      description: {
        component: `For an address that has no page: what may have been meant, and the way home.

- **Visitor’s task:** arrives from a link whose page is not there yet, such as “Start Coaching” in Hero, or with a mistyped address. Goes on to a page that is near, or home.
- **Order:** the drawing, “404”, the sentence “Oops!”, what may have been meant with up to three pages, the way home. The specification fixes that sentence and the link home.
- **States:** nothing loads. If no address is near, two pages are offered all the same (Nothing Near). In the admin area none is, and the way back leads to DashboardPage (Admin).
- **Check when it changes:** in a band wider than 640 px the drawing is beside the words, else above them. The h1 is read as “404 Page not found”.`,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.pageNotFound)).toBeVisible()
  },
})

/** An address that the site links and that has no page yet: the text takes it up. */
export const Default = meta.story()

export const NothingNear = meta.story({ parameters: { missingRoute: '/a/path/of/nothing' } })

/** For staff: inside the admin layout. */
export const Admin = meta.story({ parameters: { route: '/admin/manage-blogs', as: 'admin' } })
