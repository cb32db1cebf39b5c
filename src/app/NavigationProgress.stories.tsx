import { expect } from 'storybook/test'
import { preview } from '../../.storybook/preview'
import { NavigationProgress } from './NavigationProgress'

/** The page before stays in sight below it. */
const meta = preview.meta({ component: NavigationProgress })

/** The browser’s address is ahead of the page. */
export const Default = meta.story({
  beforeEach() {
    const { href } = globalThis.location
    return () => globalThis.history.replaceState(globalThis.history.state, '', href)
  },
  play: async ({ canvas }) => {
    globalThis.history.replaceState(globalThis.history.state, '', '/the-next-page')
    await expect(await canvas.findByRole('progressbar', { name: 'Loading page...' })).toBeVisible()
  },
})
