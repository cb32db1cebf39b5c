import type { Block, Service } from '@/content/services/types'
import { CardsBand } from '@/sections/CardsBand/CardsBand'
import { Checklist } from '@/sections/Checklist/Checklist'
import { Comparison } from '@/sections/Comparison/Comparison'
import { ProseBand } from '@/sections/ProseBand/ProseBand'
import { QuestionsBand } from '@/sections/QuestionsBand/QuestionsBand'
import { Statistics } from '@/sections/Statistics/Statistics'
import { Steps, type StepsLayout } from '@/sections/Steps/Steps'
import { Terms } from '@/sections/Terms/Terms'
import { Timetable } from '@/sections/Timetable/Timetable'
import type { Tone } from '@/ui/Band/Band'

const layouts: Record<Service['area'], StepsLayout> = {
  Domestic: 'path',
  International: 'route',
  'For employers': 'ledger',
}

export function ServiceBlock({ block, area, tone }: { block: Block; area: Service['area']; tone: Tone }) {
  switch (block.kind) {
    case 'prose':
      return <ProseBand tone={tone} {...block} />
    case 'steps':
      return <Steps tone={tone} layout={layouts[area]} {...block} />
    case 'timetable':
      return <Timetable tone={tone} {...block} />
    case 'checklist':
      return <Checklist tone={tone} {...block} />
    case 'comparison':
      return <Comparison tone={tone} {...block} />
    case 'questions':
      return <QuestionsBand tone={tone} {...block} />
    case 'statistics':
      return <Statistics tone={tone} {...block} />
    case 'cards':
      return <CardsBand tone={tone} {...block} />
    case 'terms':
      return <Terms tone={tone} {...block} />
    default:
      return block satisfies never
  }
}
