/** Storage in memory. */
export function storageWith(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

/** A site that only holds a token. */
export function siteWith(token: string | null = null) {
  let held = token
  return {
    refetch: () => undefined,
    signIn: (next: string) => void (held = next),
    signOut: () => void (held = null),
    token: () => held,
    hasLoggedOut: () => held === null,
    subscribe: () => () => undefined,
  }
}
