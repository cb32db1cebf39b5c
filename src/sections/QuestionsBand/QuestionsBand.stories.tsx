import { expect } from 'storybook/test'
import { domesticAssistance } from '@/content/services/domesticAssistance'
import { blockOf, onEachGround } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { QuestionsBand } from './QuestionsBand'

const { items, ...questions } = blockOf(domesticAssistance, 'questions')

const meta = preview.meta({
  title: 'Sections/QuestionsBand',
  component: QuestionsBand,
  args: { tone: 'paper' as const, items, ...questions },
  parameters: { site: domesticAssistance.path },
})

export const Default = meta.story()

Default.test('a visitor opens a question and reads its answer', async ({ canvas, userEvent }) => {
  const [first] = items
  await expect(canvas.getByText(first?.answer ?? '')).not.toBeVisible()
  await userEvent.click(canvas.getByText(first?.question ?? ''))
  await expect(canvas.getByText(first?.answer ?? '')).toBeVisible()
})

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(items[0]?.question ?? ''))
  },
})

export const OneQuestion = meta.story({ args: { items: items.slice(0, 1) } })

export const LongText = meta.story({
  args: {
    items: [{ question: 'A question that takes its time. '.repeat(6), answer: 'One sentence. '.repeat(60) }, ...items],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^A question that takes its time/))
  },
})

export const Tones = meta.story({ render: onEachGround(QuestionsBand) })

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
