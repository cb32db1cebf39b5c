import type { Block, Service } from '@/content/services/types'
import type { Mount } from '@/sections/PageHero/PageHero'
import type { StepsLayout } from '@/sections/Steps/Steps'
import type { Tone } from '@/ui/Band/Band'

interface Look {
  hero: Tone
  /** The color that the pages of an area return to. */
  accent: Tone
  statistics: Tone
  mount: Mount
  steps?: StepsLayout
}

export const areaLooks: Record<Service['area'], Look> = {
  Domestic: { hero: 'sage', accent: 'sand', statistics: 'sand', mount: 'sheet' },
  International: { hero: 'sand', accent: 'sage', statistics: 'sage', mount: 'stamp', steps: 'route' },
  'For employers': { hero: 'white', accent: 'sage', statistics: 'ink', mount: 'frame', steps: 'ledger' },
}

/** When a block gets a color: `third` is after two plain bands, `never` is for tables and long text. */
const colors: Record<Block['kind'], 'always' | 'third' | 'never'> = {
  statistics: 'always',
  terms: 'always',
  cards: 'always',
  checklist: 'always',
  steps: 'third',
  prose: 'third',
  timetable: 'never',
  comparison: 'never',
  questions: 'never',
  drawings: 'never',
}

const isPlain = (tone: Tone | undefined) => tone === 'paper' || tone === 'white'

/** Returns the tone of each block, then of the closing: no two neighbors are equal or both colored. */
export function chooseTones({ area, blocks }: Pick<Service, 'area' | 'blocks'>): Tone[] {
  const { hero, accent, statistics } = areaLooks[area]
  const tones: Tone[] = [hero]
  for (const { kind } of blocks) {
    const before = tones.at(-1)
    const wish = colors[kind]
    const due = wish === 'always' || (wish === 'third' && tones.length > 2 && isPlain(tones.at(-2)))
    if (due && isPlain(before)) tones.push(kind === 'statistics' ? statistics : accent)
    else tones.push(choosePlain(tones))
  }
  return [...tones.slice(1), choosePlain(tones)]
}

function choosePlain(tones: readonly Tone[]) {
  return tones.findLast(isPlain) === 'paper' ? 'white' : 'paper'
}
