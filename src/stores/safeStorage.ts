/**
 * Browser storage that never throws: where it is refused, full or missing, values are kept in memory for this page.
 * Takes which storage to use; nothing is touched until the first call.
 */
export function safeStorage(kind: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>()
  return {
    getItem(key: string): string | null {
      try {
        return memory.get(key) ?? globalThis[kind].getItem(key)
      } catch {
        return memory.get(key) ?? null
      }
    },
    setItem(key: string, value: string): void {
      try {
        globalThis[kind].setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
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
