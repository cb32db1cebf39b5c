/** Reads a time range: "Month 2" is 2 to 2, "Weeks 5 to 7" is 5 to 7, "Start" is 0. */
export function parseRange(when: string): [from: number, to: number] {
  const [from = 0, to = from] = when.match(/\d+/g)?.map(Number) ?? []
  return [from, to]
}

export function getMarks(plans: readonly { rows: readonly { when: string }[] }[]) {
  const ends = plans.flatMap(({ rows }) => rows.flatMap(({ when }) => parseRange(when)))
  const first = Math.min(...ends)
  return Array.from({ length: Math.max(...ends) - first + 1 }, (_, index) => first + index)
}
