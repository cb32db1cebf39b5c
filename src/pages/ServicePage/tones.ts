import type { Block, Service } from '@/content/services/types'
import type { Tone } from '@/ui/Band/Band'

/** `accent` is the color that the pages of an area return to. */
export const areaTones: Record<Service['area'], { hero: Tone; accent: Tone; statistics: Tone }> = {
  Domestic: { hero: 'sage', accent: 'sand', statistics: 'sand' },
  International: { hero: 'sand', accent: 'sage', statistics: 'sage' },
  'For employers': { hero: 'white', accent: 'sage', statistics: 'ink' },
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
}

const isPlain = (tone: Tone | undefined) => tone === 'paper' || tone === 'white'

/** Returns the tone of each block, then of the closing: no two neighbors are equal or both colored. */
export function chooseTones({ area, blocks }: Pick<Service, 'area' | 'blocks'>): Tone[] {
  const { hero, accent, statistics } = areaTones[area]
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

function choosePlain(tones: readonly Tone[]): Tone {
  return tones.findLast(isPlain) === 'paper' ? 'white' : 'paper'
}
