function at(sorted, index) {
  return sorted[index] ?? Number.NaN
}

/** The median and the spread of some figures, those that are undefined left out. Undefined where none is left. */
export function summarise(figures) {
  const sorted = figures.filter((figure) => figure !== undefined).toSorted((one, other) => one - other)
  if (sorted.length === 0) return undefined
  const middle = (sorted.length - 1) / 2
  return {
    median: (at(sorted, Math.floor(middle)) + at(sorted, Math.ceil(middle))) / 2,
    least: at(sorted, 0),
    most: at(sorted, sorted.length - 1),
  }
}

/** What each figure is of the one that was measured beside it, in the same repetition: median and spread. */
export function ratio(figures, others) {
  return summarise(
    figures.map((figure, index) => {
      const other = others[index]
      return figure === undefined || !other ? undefined : figure / other
    }),
  )
}

/** A figure without more digits than it means: 3 of them, or as an integer. */
export function rounded(figure) {
  if (Number.isInteger(figure)) return String(figure)
  return Math.abs(figure) >= 100 ? String(Math.round(figure)) : String(Number(figure.toPrecision(3)))
}

/** A sentence for each figure that is over its budget. Takes both by name. */
export function overBudget(figures, budgets) {
  return Object.entries(budgets)
    .filter(([name, { most }]) => figures[name] > most)
    .map(([name, { most, unit, meaning }]) => {
      const over = figures[name] - most
      return `${meaning}: ${rounded(figures[name])} ${unit}, ${rounded(over)} ${unit} over the budget of ${most} ${unit}`
    })
}
