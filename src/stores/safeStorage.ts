/**
 * Browser storage that never throws: where it is refused, full or missing, values are kept in memory for this page.
 * Takes which storage to use; nothing is touched until the first call.
 */
export function safeStorage(kind: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>()
  return {
    getItem(key: string): string | null {
      try {
        return globalThis[kind].getItem(key) ?? memory.get(key) ?? null
      } catch {
        return memory.get(key) ?? null
      }
    },
    setItem(key: string, value: string): void {
      memory.set(key, value)
      try {
        globalThis[kind].setItem(key, value)
      } catch {
        // Kept in memory above.
      }
    },
    removeItem(key: string): void {
      memory.delete(key)
      try {
        globalThis[kind].removeItem(key)
      } catch {
        // Gone from memory above.
      }
    },
  }
}
