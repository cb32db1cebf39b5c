import { consultantOf } from '@/content/consultants'
import preview from '../../../.storybook/preview'
import { AnswerBy } from './AnswerBy'

const meta = preview.meta({ component: AnswerBy })

export const Default = meta.story()

/** Where the job or the department has a consultant. */
export const ByName = meta.story({ args: { by: consultantOf.sales } })
