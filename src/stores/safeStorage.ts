const memories = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() }
let isMemoryOnly = false

/** Keeps all values in memory from now on, beginning with none. */
export function keepInMemory() {
  isMemoryOnly = true
  for (const memory of Object.values(memories)) memory.clear()
}

/** Never throws: if the browser's storage is blocked, full or missing, values stay in memory. */
export function safeStorage(kind: 'localStorage' | 'sessionStorage') {
  const memory = memories[kind]

  function disk() {
    if (isMemoryOnly) throw new Error('Values are kept in memory.')
    return globalThis[kind]
  }

  return {
    getItem(key: string) {
      try {
        return memory.get(key) ?? disk().getItem(key)
      } catch {
        return null
      }
    },
    /** Returns whether the browser has stored the value. */
    setItem(key: string, value: string): unknown {
      try {
        disk().setItem(key, value)
        memory.delete(key)
        return true
      } catch {
        memory.set(key, value)
        return false
      }
    },
    removeItem(key: string) {
      memory.delete(key)
      try {
        disk().removeItem(key)
      } catch {
        // Removed from memory above.
      }
    },
  }
}
