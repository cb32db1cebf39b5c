import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { historyKey } from '@/ui/historyKey'
import styles from './App.module.css'

/** How long a page may load before the bar appears, in milliseconds. */
const patience = 200

/** A bar at the top while the code of the next page loads. The previous page stays until then. */
export function NavigationProgress() {
  const { key } = useLocation()
  const [isLoading, setLoading] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function check() {
      clearTimeout(timer)
      timer = setTimeout(() => setLoading(historyKey() !== key), patience)
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

  if (!isLoading) return null
  return (
    <div role="status" className={styles.progress}>
      <span className="visually-hidden">Loading page...</span>
    </div>
  )
}
