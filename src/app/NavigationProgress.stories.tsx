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
        component:
          'A bar at the top of the window while the next page loads. The page before stays in sight below it. It appears after 200 ms.',
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
