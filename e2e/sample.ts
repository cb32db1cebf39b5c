const seed = Number(process.env.SAMPLE_SEED ?? Date.now() % 10_000)

/** Returns a page of each kind, and three of the others. Prints the seed that repeats the choice. */
export function sample(kinds: readonly string[], all: readonly string[]): string[] {
  const others = all.filter((path) => !kinds.includes(path))
  const chosen = [1, 2, 3].flatMap((step) => others[(seed * step) % others.length] ?? [])
  console.log(`SAMPLE_SEED=${seed}: ${chosen.join(', ')}`)
  return [...kinds, ...new Set(chosen)]
}
