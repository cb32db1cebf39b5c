/** A list of listeners: `subscribe` gives the function that ends it, as React's useSyncExternalStore wants it. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    announce: () => {
      for (const listener of listeners) listener()
    },
  }
}
