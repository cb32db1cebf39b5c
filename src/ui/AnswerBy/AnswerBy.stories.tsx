import { expect } from 'storybook/test'
import { consultantOf } from '@/content/consultants'
import preview from '../../../.storybook/preview'
import { AnswerBy } from './AnswerBy'

const meta = preview.meta({ title: 'UI/AnswerBy', component: AnswerBy, parameters: { layout: 'padded' } })

/** Before a message is sent. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Write now, and a consultant answers by \w+day, \d+:\d\d\.$/)
  },
})

/** In a confirmation. */
export const Sent = meta.story({
  args: { by: consultantOf.sales, isSent: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Eleanor Marsh answers by \w+day, \d+:\d\d\.$/)
  },
})
