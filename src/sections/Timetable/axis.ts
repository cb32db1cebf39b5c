/** Reads a time range: "Month 2" is 2 to 2, "Weeks 5 to 7" is 5 to 7, "Start" is 0. */
export function parseRange(when: string): { from: number; to: number } {
  const numbers = (when.match(/\d+/g) ?? []).map(Number)
  const from = numbers[0] ?? 0
  return { from, to: numbers.at(-1) ?? from }
}

/** Returns every mark from the earliest row of any plan to the latest. */
export function getMarks(plans: readonly { rows: readonly { when: string }[] }[]): number[] {
  const ranges = plans.flatMap(({ rows }) => rows.map(({ when }) => parseRange(when)))
  const first = Math.min(...ranges.map(({ from }) => from))
  const last = Math.max(...ranges.map(({ to }) => to))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
