/** A service may send a row twice. */
export function dropRepeated<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  const ids = rows.map(({ id }) => id)
  return rows.filter(({ id }, index) => ids.indexOf(id) === index)
}
