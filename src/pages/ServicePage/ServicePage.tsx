import { matchPath, useLocation } from 'react-router-dom'
import { services } from '@/content/services'
import type { Block, Service } from '@/content/services/types'
import { CardsBand } from '@/sections/CardsBand/CardsBand'
import { Checklist } from '@/sections/Checklist/Checklist'
import { Closing } from '@/sections/Closing/Closing'
import { Comparison } from '@/sections/Comparison/Comparison'
import { DrawingsBand } from '@/sections/DrawingsBand/DrawingsBand'
import { PageHero } from '@/sections/PageHero/PageHero'
import { ProseBand } from '@/sections/ProseBand/ProseBand'
import { QuestionsBand } from '@/sections/QuestionsBand/QuestionsBand'
import { Statistics } from '@/sections/Statistics/Statistics'
import { Steps } from '@/sections/Steps/Steps'
import { Terms } from '@/sections/Terms/Terms'
import { Timetable } from '@/sections/Timetable/Timetable'
import type { Tone } from '@/ui/Band/Band'
import { Page } from '@/ui/Page/Page'
import { areaLooks, chooseTones } from './looks'

export function ServicePage() {
  const { pathname } = useLocation()
  // Like the routes, ignores case, encoding and a trailing slash.
  const index = services.findIndex(({ path }) => matchPath(path, decodeURI(pathname)))
  const service = services[index]
  if (!service) return null

  const { area, blocks, closing } = service
  const { hero, mount } = areaLooks[area]
  const tones = chooseTones(service)
  return (
    <Page {...service}>
      <PageHero {...service} tone={hero} mount={mount} isLeft={index % 2 === 1} />
      {blocks.map((block, place) => (
        <ServiceBlock key={block.title} {...block} area={area} tone={tones[place] ?? 'paper'} />
      ))}
      <Closing {...closing} tone={tones.at(-1) ?? 'paper'} />
    </Page>
  )
}

function ServiceBlock({ area, ...block }: Block & { area: Service['area']; tone: Tone }) {
  switch (block.kind) {
    case 'prose':
      return <ProseBand {...block} />
    case 'steps':
      return <Steps layout={areaLooks[area].steps} {...block} />
    case 'timetable':
      return <Timetable {...block} />
    case 'checklist':
      return <Checklist {...block} />
    case 'comparison':
      return <Comparison {...block} />
    case 'questions':
      return <QuestionsBand {...block} />
    case 'statistics':
      return <Statistics {...block} />
    case 'drawings':
      return <DrawingsBand {...block} />
    case 'cards':
      return <CardsBand {...block} />
    case 'terms':
      return <Terms {...block} />
    default:
      return block satisfies never
  }
}
