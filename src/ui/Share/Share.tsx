import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useHref } from 'react-router-dom'
import { sharing } from '@/content/sharing'
import { Button } from '../Button/Button'
import styles from './Share.module.css'

type Outcome = 'shared' | 'dismissed' | 'unavailable'

/** Opens the device's own way of sharing. A visitor who closes it again has decided: nothing else is tried. */
async function shareByDevice(data: ShareData): Promise<Outcome> {
  if (!('share' in navigator)) return 'unavailable'
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unavailable'
  }
}

/** Whether the link is in the clipboard: none stands open to a page that came over http, or where it is refused. */
async function copied(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    return false
  }
}

/** Passes a page of the site on: by the device's own means, else its link is copied, else shown, and it says so. */
export function Share({ path, title }: { path: string; title: string }) {
  const href = useHref(path)
  const [message, setMessage] = useState<string>()

  async function share() {
    setMessage(undefined)
    const { href: url } = new URL(href, globalThis.location.origin)
    const outcome = await shareByDevice({ title, url })
    if (outcome !== 'unavailable') return
    setMessage((await copied(url)) ? sharing.copied : `${sharing.notCopied} ${url}`)
  }

  return (
    <div className={styles.share}>
      <Button variant="secondary" size="s" onClick={() => void share()}>
        <Share2 aria-hidden="true" />
        {sharing.share}
      </Button>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  )
}
