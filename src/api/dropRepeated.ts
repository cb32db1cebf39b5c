/** A service may send a row twice. */
export function dropRepeated<Row>(rows: readonly Row[], getKey: (row: Row) => string): Row[] {
  const first = new Map<string, Row>()
  for (const row of rows) if (!first.has(getKey(row))) first.set(getKey(row), row)
  return [...first.values()]
}
