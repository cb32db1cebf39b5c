import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useHref } from 'react-router-dom'
import { sharing } from '@/content/sharing'
import { announce } from '../announce'
import { Button } from '../Button/Button'
import styles from './Share.module.css'

type Outcome = 'shared' | 'dismissed' | 'unavailable'

async function shareByDevice(data: ShareData): Promise<Outcome> {
  if (!('share' in navigator)) return 'unavailable'
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unavailable'
  }
}

/** Pages served over http have no clipboard, and the browser may refuse. */
async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    return false
  }
}

/** Opens the device's share sheet, else copies the link, else shows it. */
export function Share({ path, title }: { path: string; title: string }) {
  const href = useHref(path)
  const [message, setMessage] = useState<string>()

  async function share() {
    setMessage(undefined)
    const { href: url } = new URL(href, globalThis.location.origin)
    const outcome = await shareByDevice({ title, url })
    if (outcome !== 'unavailable') return
    const text = (await copyLink(url)) ? sharing.copied : `${sharing.notCopied} ${url}`
    setMessage(text)
    announce(text)
  }

  return (
    <div className={`cluster ${styles.share}`}>
      <Button variant="secondary" size="s" onClick={() => void share()}>
        <Share2 />
        {sharing.share}
      </Button>
      <p className={styles.message}>{message}</p>
    </div>
  )
}
