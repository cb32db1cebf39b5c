import { expect } from 'storybook/test'
import { controls } from '@/content/controls'
import { preview } from '../../.storybook/preview'
import { NavigationProgress } from './NavigationProgress'

const meta = preview.meta({
  component: NavigationProgress,
  parameters: {
    // The whole site, which has it above its pages.
    route: '/about',
    docs: {
      description: {
        component: `A bar at the top of the window while the next page loads. The page before stays in sight below it. It appears after 200 ms.

- **Visitor’s task:** has followed a link, and sees that the next page is on its way. Needs to do nothing.
- **Order:** above all else, Navbar included. App has it once, for public pages and the admin area.
- **States:** nothing for 200 ms, then a bar that grows to 95% within 8 seconds, until the next page or PageFailed is there.
- **Check when it changes:** 4 px high, as wide as the window, and orange by day and by night. With reduced motion it has its last width at once. “Loading page...” is announced.`,
      },
    },
  },
})

/** The browser’s address is ahead of the page. */
export const Default = meta.story({
  beforeEach() {
    const { href } = globalThis.location
    return () => globalThis.history.replaceState(globalThis.history.state, '', href)
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    globalThis.history.replaceState(globalThis.history.state, '', '/the-next-page')
    await expect(await canvas.findByRole('progressbar', { name: controls.loadingPage })).toBeVisible()
  },
})
