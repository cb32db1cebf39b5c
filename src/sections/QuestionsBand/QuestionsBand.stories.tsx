import { expect } from 'storybook/test'
import { domesticAssistance } from '@/content/services/domesticAssistance'
import { findBlock } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { QuestionsBand } from './QuestionsBand'

const { items, ...questions } = findBlock(domesticAssistance, 'questions')

const meta = preview.meta({
  component: QuestionsBand,
  args: { tone: 'paper' as const, items, ...questions },
  parameters: { site: domesticAssistance.path },
})

export const Default = meta.story()

Default.test('the heading stays above the consultant when the page scrolls', async ({ canvas, canvasElement }) => {
  canvasElement.style.paddingBottom = '100vh'
  const consultant = canvas.getByText(questions.by.name)
  consultant.scrollIntoView()
  await new Promise(requestAnimationFrame)
  const heading = canvas.getByRole('heading', { name: questions.title })
  await expect(heading.getBoundingClientRect().bottom).toBeLessThan(consultant.getBoundingClientRect().top)
})
