import { type EndpointName, endpointNames } from '@/contract/endpoints'
import { type BehaviorOf, behaviorsOf, canShow, everywhere, type MockSetting, wordings } from './behaviors'

/** How many letters must change to make one word of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1]
    for (const [j, against] of Array.from(other).entries()) {
      const swap = (row[j] ?? 0) + (letter === against ? 0 : 1)
      next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The known word nearest to the given one; undefined where none is near. */
function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, away: distance(word, candidate) }))
    .toSorted((a, b) => a.away - b.away)
  return best && best.away <= Math.max(2, Math.ceil(word.length / 3)) ? best.candidate : undefined
}

/** Names the known word nearest to a mistyped one, or all that are known. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known)
  return near ? `did you mean "${near}"?` : `known are ${known.join(', ')}.`
}

function isEndpoint(word: string): word is EndpointName {
  return endpointNames.some((name) => name === word)
}

function put<E extends EndpointName>(setting: { [K in E]?: BehaviorOf<K> }, name: E, word: string): boolean {
  if (!canShow(name, word)) return false
  setting[name] = word
  return true
}

/**
 * Reads `news:error,jobs:slow`. A word without an endpoint goes to every endpoint that can show it; later words win.
 * Gives the setting, and a sentence for each word that is not known.
 */
export function parseMock(text: string): { setting: MockSetting; unknown: string[] } {
  const setting: MockSetting = {}
  const unknown: string[] = []
  // A plus sign in an address's query reads as a space.
  for (const part of text.split(',').map((word) => word.trim().toLowerCase().replaceAll(' latency', '+latency'))) {
    if (part === '') continue
    const [first = '', second] = part.split(':').map((word) => word.trim())
    if (second === undefined) {
      const all = everywhere(first)
      Object.assign(setting, all)
      if (Object.keys(all).length > 0) continue
      const words = [...Object.keys(wordings), 'latency=800']
      unknown.push(`"${first}" is no behavior; ${didYouMean(first, words)}`)
    } else if (!isEndpoint(first)) {
      unknown.push(`"${first}" is no endpoint; ${didYouMean(first, endpointNames)}`)
    } else if (!put(setting, first, second)) {
      unknown.push(`"${first}" cannot show "${second}"; ${didYouMean(second, behaviorsOf[first])}`)
    }
  }
  return { setting, unknown }
}

/** Writes what parseMock reads. */
export function formatMock(setting: MockSetting): string {
  return Object.entries(setting)
    .map(([name, behavior]) => `${name}:${behavior}`)
    .join(',')
}
