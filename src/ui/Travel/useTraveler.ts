import { useEffect, useState } from 'react'

let latest: string | undefined

/** Keeps the name of what has traveled into a page, so that its card takes it back. */
export function useArrival(name: string): void {
  useEffect(() => {
    if (name !== 'auto') latest = name
  }, [name])
}

/**
 * Names a card while it travels to a page and back. A search that changes a list of named cards would begin a view
 * transition, in which React misses what is typed. `isBack` is for the key of Travel: React doesn't notice that a mounted
 * part has lost its name.
 */
export function useTraveler(name: string) {
  const [isBack, setBack] = useState(() => latest === name)
  const [isChosen, choose] = useState(false)
  useEffect(() => {
    if (latest !== name) return undefined
    latest = undefined
    // Not at once: mounted anew, the link would lose the focus.
    const stay = () => setBack(false)
    addEventListener('input', stay, { once: true })
    return () => removeEventListener('input', stay)
  }, [name])
  return { name: isBack || isChosen ? name : 'auto', isBack, choose }
}
