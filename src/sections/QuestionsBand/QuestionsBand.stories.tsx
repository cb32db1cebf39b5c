import { domesticAssistance } from '@/content/services/domesticAssistance'
import { findBlock } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { QuestionsBand } from './QuestionsBand'

const { items, ...questions } = findBlock(domesticAssistance, 'questions')

const meta = preview.meta({
  component: QuestionsBand,
  args: { tone: 'paper' as const, items, ...questions },
  parameters: { site: domesticAssistance.path },
})

export const Default = meta.story()
