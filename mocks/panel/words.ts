import { isStatus, readBehavior, wordings } from '../behaviors'
import type { Setting } from '../control'
import { scenarios } from '../scenarios'

/** Counts a thing: `1 edit`, `2 edits`. */
export function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`
}

/** A behavior as it is written, in words: `Slow`, `Status 503 after 800 ms`. */
export function behaviorInWords(text: string): string {
  const behavior = readBehavior(text)
  if (!behavior) return text
  const { how, latency } = behavior
  const title = isStatus(how) ? `Status ${how}` : wordings[how].title
  return latency === undefined ? title : `${title} after ${latency} ms`
}

/** What differs from an ordinary day, in words. Takes the setting and the number of edits; gives none at rest. */
export function differences({ scenario, mock, unknown }: Setting, edits: number): string[] {
  const set = Object.entries(mock)
  const [only] = set
  return [
    unknown.length > 0 && `${counted(unknown.length, 'word')} not known`,
    scenario !== 'everyday' && scenarios[scenario].title,
    set.length === 1 && only && `${only[0]}: ${behaviorInWords(only[1])}`,
    set.length > 1 && `${set.length} endpoints set`,
    edits > 0 && counted(edits, 'edit'),
  ].filter((part) => typeof part === 'string')
}
