import { treeSeed } from '../test/treeSeed'

const { SAMPLE_SEED = treeSeed } = process.env
const seed = Number(SAMPLE_SEED)

/** Returns a page of each kind, and three of the others. Prints the seed that repeats the choice; with `all` it takes all. */
export function sample(kinds: readonly string[], all: readonly string[]): string[] {
  const others = all.filter((path) => !kinds.includes(path))
  if (SAMPLE_SEED === 'all') return [...kinds, ...others]
  const chosen = [1, 2, 3].flatMap((step) => others[(seed * step) % others.length] ?? [])
  console.log(`SAMPLE_SEED=${seed}: ${chosen.join(', ')}`)
  return [...kinds, ...new Set(chosen)]
}
