import { useEffect, useState } from 'react'

let latest: string | undefined

/** Keeps the name of what has traveled into a page, so that its card takes it back. */
export function useArrival(name: string): void {
  useEffect(() => {
    if (name !== 'auto') latest = name
  }, [name])
}

interface Traveler {
  /** For Travel. */
  name: string
  /** For the key of Travel: React doesn't notice that a mounted part has lost its name. */
  isBack: boolean
  /** Call it when the card is chosen, or not. */
  choose: (isChosen: boolean) => void
}

/**
 * Returns what a card gives to Travel. Its element travels to the page that opens, and back if that page was the one before.
 * Otherwise it has no name: the named cards of a list that a search changes would begin a view transition, in which React
 * misses what is typed.
 */
export function useTraveler(name: string): Traveler {
  const [isBack, setBack] = useState(() => latest === name)
  const [isChosen, choose] = useState(false)
  useEffect(() => {
    if (latest !== name) return
    latest = undefined
    const stay = () => setBack(false)
    void (document.activeViewTransition?.finished ?? Promise.resolve()).then(stay, stay)
  }, [name])
  return { name: isBack || isChosen ? name : 'auto', isBack, choose }
}
