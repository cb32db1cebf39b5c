import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { isPlainClick } from '../isPlainClick'
import { Transition } from '../Motion/Transition'
import styles from './Travel.module.css'

/** What has traveled into this page. */
let latest: string | undefined

/** Moves an element to one of the same name on the next page. A card's name comes from useTraveler. */
export function Travel({ name, children }: { name: string; children: ReactNode }) {
  // Its card takes it back.
  useEffect(() => {
    if (name !== 'auto') latest = name
  }, [name])
  return (
    <Transition name={name} share={styles.travel}>
      {children}
    </Transition>
  )
}

/**
 * Names a card while it travels to a page and back. A search that changes a list of named cards would begin a view
 * transition, in which React misses what is typed. `isBack` is for the key of Travel: React doesn't notice that a mounted
 * part has lost its name.
 */
export function useTraveler(name: string) {
  const [isBack, setBack] = useState(() => latest === name)
  const [isChosen, setChosen] = useState(false)
  useEffect(() => {
    if (latest !== name) return undefined
    latest = undefined
    // Not at once: mounted anew, the link would lose the focus.
    const stay = () => setBack(false)
    addEventListener('input', stay)
    return () => removeEventListener('input', stay)
  }, [name])
  /** For the link to the page. */
  const onClick = (event: MouseEvent) => setChosen(isPlainClick(event))
  return { name: isBack || isChosen ? name : 'auto', isBack, onClick }
}
