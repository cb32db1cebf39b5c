import { drawnIndustries } from '@/content/home/drawnIndustries'
import { hrSolutions } from '@/content/home/solutions'
import { preview } from '../../../.storybook/preview'
import { DrawingsBand } from './DrawingsBand'

const meta = preview.meta({ component: DrawingsBand, args: hrSolutions })

export const Default = meta.story()

/** On phones more than four are pairs. */
export const Eight = meta.story({ args: { tone: 'white', ...drawnIndustries } })
