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
    if (latest !== name) return
    latest = undefined
    // Not before the focus is elsewhere: mounted anew, the link would lose it.
    const stay = () => globalThis.addEventListener('input', () => setBack(false), { once: true })
    void (document.activeViewTransition?.finished ?? Promise.resolve()).then(stay, stay)
  }, [name])
  return { name: isBack || isChosen ? name : 'auto', isBack, choose }
}
