import { expect } from 'storybook/test'
import { controls } from '@/content/controls'
import { messages } from '@/content/messages'
import { preview } from '../../.storybook/preview'
import { PageFailed } from './PageFailed'

const meta = preview.meta({
  component: PageFailed,
  parameters: {
    docs: {
      description: {
        component: `Instead of a page whose code failed to load, or that broke.

- **Visitor’s task:** wanted a page that cannot be shown. “Try again” reloads it; Navbar and Footer, or AdminLayout, lead to another one.
- **Not for:** data whose request failed: Failed. An address that has no page: NotFoundPage. A page that is still loading: NavigationProgress.
- **States:** this one alone. If the layout around it breaks too, it is shown alone.
- **Check when it changes:** drawing, three sentences and a button are in the middle at every width. The h1, “Page not shown”, is for screen readers. The sentences are announced at once.`,
      },
    },
  },
})

/** The code of a page could not be loaded, or the page broke. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.pageFailed.text)).toBeVisible()
    await expect(canvas.getByRole('button', { name: controls.tryAgain })).toBeVisible()
  },
})
