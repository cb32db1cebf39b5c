import type { Block, Service } from '@/content/services/types'
import type { Tone } from '@/ui/Band/Band'

/** The grounds of each area: its first band, and the color that its pages come back to. */
export const grounds: Record<Service['area'], { hero: Tone; accent: Tone; statistics: Tone }> = {
  Domestic: { hero: 'sage', accent: 'sand', statistics: 'sand' },
  International: { hero: 'sand', accent: 'sage', statistics: 'sage' },
  'For employers': { hero: 'white', accent: 'sage', statistics: 'ink' },
}

/** always: a block that color suits. third: only where two plain bands came before. never: fine lines, long reading. */
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

/** The ground of each block, and last of the closing: no two alike in a row, no two colored ones in a row. */
export function tonesOf({ area, blocks }: Pick<Service, 'area' | 'blocks'>): Tone[] {
  const { hero, accent, statistics } = grounds[area]
  const tones: Tone[] = [hero]
  for (const { kind } of blocks) {
    const before = tones.at(-1)
    const wish = colors[kind]
    const due = wish === 'always' || (wish === 'third' && tones.length > 2 && isPlain(tones.at(-2)))
    if (due && isPlain(before)) tones.push(kind === 'statistics' ? statistics : accent)
    else tones.push(plainAfter(tones))
  }
  return [...tones.slice(1), plainAfter(tones)]
}

/** The plain ground that came less lately. */
function plainAfter(tones: readonly Tone[]): Tone {
  return tones.findLast(isPlain) === 'paper' ? 'white' : 'paper'
}
