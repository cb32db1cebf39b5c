import { domesticAssistance } from '@/content/services/domesticAssistance'
import { employeeTrainee } from '@/content/services/employeeTrainee'
import { findBlock } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { Timetable } from './Timetable'

const meta = preview.meta({
  component: Timetable,
  args: { tone: 'paper' as const, ...findBlock(domesticAssistance, 'timetable') },
  parameters: { site: domesticAssistance.path },
})

/** Three and six months on one axis. */
export const Default = meta.story()

/** In weeks. */
export const Weeks = meta.story({ args: findBlock(employeeTrainee, 'timetable') })
