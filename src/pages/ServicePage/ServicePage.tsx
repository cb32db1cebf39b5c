import { matchPath, useLocation } from 'react-router-dom'
import { services } from '@/content/services'
import type { Service } from '@/content/services/types'
import { Closing } from '@/sections/Closing/Closing'
import { type Mount, PageHero } from '@/sections/PageHero/PageHero'
import { Page } from '@/ui/Page/Page'
import { ServiceBlock } from './ServiceBlock'
import { areaTones, chooseTones } from './tones'

const mounts: Record<Service['area'], Mount> = {
  Domestic: 'sheet',
  International: 'stamp',
  'For employers': 'frame',
}

export function ServicePage() {
  const { pathname } = useLocation()
  // Like the routes, ignores case, encoding and a trailing slash.
  const index = services.findIndex(({ path }) => matchPath(path, decodeURI(pathname)))
  const service = services[index]
  if (!service) return null

  const { area, blocks, closing } = service
  const tones = chooseTones(service)
  return (
    <Page {...service}>
      <PageHero {...service} tone={areaTones[area].hero} mount={mounts[area]} isLeft={index % 2 === 1} />
      {blocks.map((block, place) => (
        <ServiceBlock key={block.title} block={block} area={area} tone={tones[place] ?? 'paper'} />
      ))}
      <Closing {...closing} tone={tones.at(-1) ?? 'paper'} />
    </Page>
  )
}
