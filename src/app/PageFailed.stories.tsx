import { expect } from 'storybook/test'
import { messages } from '@/content/messages'
import preview from '../../.storybook/preview'
import { PageFailed } from './PageFailed'

const meta = preview.meta({ component: PageFailed })

/** The code of a page could not be loaded, or the page broke. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.pageFailed)
    await expect(canvas.getByRole('button', { name: messages.tryAgain })).toBeVisible()
  },
})
