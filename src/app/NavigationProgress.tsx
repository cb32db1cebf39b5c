import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readProperty } from '@/stores/readProperty'
import { useAnnouncedChange } from '@/ui/useAnnouncedChange'
import styles from './App.module.css'

/** In ms. */
const patience = 200

export function NavigationProgress() {
  const { key } = useLocation()
  const [isLoading, setLoading] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function check() {
      clearTimeout(timer)
      timer = setTimeout(() => setLoading(readHistoryKey() !== key), patience)
    }
    const listening = new AbortController()
    const { signal } = listening
    for (const event of ['click', 'popstate'] as const) addEventListener(event, check, { signal })
    // A redirect, as after the login, is neither.
    globalThis.navigation?.addEventListener('currententrychange', check, { signal })
    return () => {
      listening.abort()
      clearTimeout(timer)
      setLoading(false)
    }
  }, [key])

  const text = 'Loading page...'
  useAnnouncedChange(isLoading ? text : undefined)
  return isLoading && <div role="progressbar" aria-label={text} className={styles.progress} />
}

/** While a page loads, it is ahead of the location that React has rendered. */
function readHistoryKey(): unknown {
  return readProperty(globalThis.history.state, 'key') ?? 'default'
}
