/** Whether no row before this one has its id: a service may send an id twice. */
export function isFirstOfId(rows: readonly { id: string }[], index: number): boolean {
  return rows.findIndex(({ id }) => id === rows[index]?.id) === index
}
