import type { Budget } from './budgets'

export interface Summary {
  median: number
  min: number
  max: number
}

/** Returns median and spread of some figures, without those that are undefined. Undefined if there are none. */
export function summarize(figures: readonly (number | undefined)[]): Summary | undefined {
  const sorted = figures.filter((figure) => figure !== undefined).toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  const [min, max] = [sorted[0], sorted.at(-1)]
  if (low === undefined || high === undefined || min === undefined || max === undefined) return undefined
  return { median: (low + high) / 2, min, max }
}

/** Returns median and spread of each figure divided by the one measured beside it, in the same repetition. */
export function ratio(
  figures: readonly (number | undefined)[],
  others: readonly (number | undefined)[],
): Summary | undefined {
  return summarize(
    figures.map((figure, index) => {
      const other = others[index]
      return figure === undefined || !other ? undefined : figure / other
    }),
  )
}

/** Formats a figure with 3 digits, or as an integer. */
export function formatFigure(figure: number): string {
  if (Number.isInteger(figure)) return String(figure)
  return Math.abs(figure) >= 100 ? String(Math.round(figure)) : String(Number(figure.toPrecision(3)))
}

/** Returns a sentence for each figure that is over its budget. */
export function findOverBudget<Name extends string>(
  figures: Record<Name, number>,
  budgets: Record<Name, Budget>,
): string[] {
  const names: Name[] = Object.keys(budgets).filter((name): name is Name => name in figures)
  return names
    .filter((name) => figures[name] > budgets[name].max)
    .map((name) => {
      const { max, unit, description } = budgets[name]
      const excess = formatFigure(figures[name] - max)
      return `${description}: ${formatFigure(figures[name])} ${unit}, ${excess} ${unit} over the budget of ${max} ${unit}`
    })
}
