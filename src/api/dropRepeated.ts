/** A service may send a row twice. */
export function dropRepeated<Row extends { id: string }>(rows: readonly Row[]) {
  const byId = new Map(rows.toReversed().map((row) => [row.id, row]))
  return rows.filter((row) => byId.get(row.id) === row)
}
