import { useState } from 'react'

const storageKey = 'alderway.mock.checked'

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}

/** The frames that someone has ticked off, kept in this browser. Returns them with a function that changes some. */
export function useChecked() {
  const [checked, setChecked] = useState(read)

  function check(keys: readonly string[], isChecked: boolean): void {
    const next = [...checked.filter((key) => !keys.includes(key)), ...(isChecked ? keys : [])]
    setChecked(next)
    try {
      localStorage.setItem(storageKey, JSON.stringify(next))
    } catch {
      // Blocked or full: the ticks last until the page is left.
    }
  }

  return [checked, check] as const
}
