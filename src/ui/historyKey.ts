/** The key of the browser's history entry. While a page loads it is ahead of the location that React has rendered. */
export function historyKey(): unknown {
  const state: unknown = globalThis.history.state
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : 'default'
}
