import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { NavigationProgress } from './NavigationProgress'

/** The page before stays in sight below it. */
const meta = preview.meta({ component: NavigationProgress })

/** The browser’s history is ahead of the page. */
export const Default = meta.story({
  beforeEach() {
    const { state } = globalThis.history
    return () => globalThis.history.replaceState(state, '')
  },
  play: async ({ canvas }) => {
    globalThis.history.replaceState({ key: 'the next page' }, '')
    await expect(await canvas.findByRole('progressbar', { name: 'Loading page...' })).toBeVisible()
  },
})
