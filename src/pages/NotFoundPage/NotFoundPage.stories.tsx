import { expect } from 'storybook/test'
import { messages } from '@/content/messages'
import { preview } from '../../../.storybook/preview'
import { NotFoundPage } from './NotFoundPage'

const meta = preview.meta({
  component: NotFoundPage,
  parameters: {
    route: '/career-coaching',
    docs: {
      description: { component: 'For an address that has no page: what may have been meant, and the way home.' },
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
