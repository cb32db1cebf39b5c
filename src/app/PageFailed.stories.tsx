import { expect } from 'storybook/test'
import { controls } from '@/content/controls'
import { messages } from '@/content/messages'
import { preview } from '../../.storybook/preview'
import { PageFailed } from './PageFailed'

const meta = preview.meta({ component: PageFailed })

/** The code of a page could not be loaded, or the page broke. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.pageFailed.text)).toBeVisible()
    await expect(canvas.getByRole('button', { name: controls.tryAgain })).toBeVisible()
  },
})
