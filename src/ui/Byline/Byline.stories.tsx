import preview from '../../../.storybook/preview'
import { Byline } from './Byline'

const meta = preview.meta({
  title: 'UI/Byline',
  component: Byline,
  args: { author: 'Claire Beaumont', date: '2026-11-16' },
  parameters: { layout: 'padded' },
})

export const Default = meta.story()

export const SenselessDate = meta.story({ args: { date: '2026-02-30' } })

export const WithoutDate = meta.story({ args: { date: '' } })

export const ArabicName = meta.story({ args: { author: 'ليلى عبد الرحمن' } })

export const LongText = meta.story({
  args: { author: 'Maria Aurelia Konstantinopoulou-Featherstonehaugh and the consultants of the Toronto office' },
})
