import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styles from './App.module.css'

/** How long a page may take before its wait is shown, in milliseconds. */
const patience = 200

/** A line at the top while the code of the next page is on its way: until it is here, the page before stays. */
export function NavigationProgress() {
  const { key } = useLocation()
  const [leaving, setLeaving] = useState<string>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function onClick({ target }: MouseEvent) {
      if (!(target instanceof Element) || !target.closest('a[href]')) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        const going: unknown = globalThis.history.state
        const next = typeof going === 'object' && going !== null && 'key' in going ? going.key : undefined
        if (next !== undefined && next !== key) setLeaving(key)
      }, patience)
    }
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('click', onClick)
      clearTimeout(timer)
    }
  }, [key])

  if (leaving !== key) return null
  return (
    <div role="status" className={styles.progress}>
      <span className="visually-hidden">Loading page...</span>
    </div>
  )
}
