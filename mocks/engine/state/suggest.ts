import { closest, distance } from 'fastest-levenshtein'

/** Suggests the known word nearest to a mistyped one, or lists all. */
export function suggest(word: string, known: readonly string[]): string {
  const nearest = closest(word, known)
  const isNear = distance(word, nearest) <= Math.max(2, Math.ceil(word.length / 3))
  return isNear ? `Did you mean "${nearest}"?` : `Use one of: ${known.join(', ')}.`
}
