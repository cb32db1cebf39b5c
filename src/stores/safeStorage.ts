/**
 * Browser storage that never throws: where it is refused, full or missing, values are kept in memory for this page.
 * Takes which storage to use; nothing is touched until the first call.
 */
export function safeStorage(kind: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>()

  /** Throws where the browser refuses, and in a frame that shows a state of its own (mocks/site.ts). */
  function disk(): Storage {
    if (__MOCK_BACKEND__ && globalThis.window.name === 'alderway-alone') throw new Error('This frame keeps to itself.')
    return globalThis[kind]
  }

  return {
    getItem(key: string): string | null {
      try {
        return memory.get(key) ?? disk().getItem(key)
      } catch {
        return memory.get(key) ?? null
      }
    },
    setItem(key: string, value: string): void {
      try {
        disk().setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    removeItem(key: string): void {
      memory.delete(key)
      try {
        disk().removeItem(key)
      } catch {
        // Gone from memory above.
      }
    },
  }
}
