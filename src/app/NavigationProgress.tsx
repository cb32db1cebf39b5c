import { useEffect, useState } from 'react'
import { controls } from '@/content/controls'
import { useAnnouncedChange } from '@/ui/useAnnouncedChange'
import styles from './App.module.css'

/** In ms. */
const patience = 200

/** Keyed by its page: while another one loads, the address is ahead of it. */
export function NavigationProgress() {
  const [isLoading, setLoading] = useState(false)

  useEffect(() => {
    const { pathname } = location
    let timer: ReturnType<typeof setTimeout>
    function check() {
      clearTimeout(timer)
      timer = setTimeout(() => setLoading(location.pathname !== pathname), patience)
    }
    const listening = new AbortController()
    const { signal } = listening
    for (const event of ['click', 'popstate'] as const) addEventListener(event, check, { signal })
    // A redirect, as after the login, is neither.
    globalThis.navigation?.addEventListener('currententrychange', check, { signal })
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [])

  useAnnouncedChange(isLoading ? controls.loadingPage : '')
  return isLoading && <div role="progressbar" aria-label={controls.loadingPage} className={styles.progress} />
}
