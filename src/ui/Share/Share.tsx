import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useHref } from 'react-router-dom'
import { sharing } from '@/content/sharing'
import { announce } from '../announce'
import { Button } from '../Button/Button'
import styles from './Share.module.css'

/** Pages served over http have no clipboard, and the browser may refuse. Returns what to say. */
async function copyLink(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    return sharing.copied
  } catch {
    return `${sharing.notCopied} ${url}`
  }
}

export function Share({ path, title }: { path: string; title: string }) {
  const href = useHref(path)
  const [message, setMessage] = useState<string>()

  async function share() {
    const { href: url } = new URL(href, location.origin)
    try {
      // Throws too where there is no share sheet.
      await navigator.share({ title, url })
    } catch (error) {
      // Dismissed, or pressed again while it is open.
      if (error instanceof DOMException && /^(Abort|InvalidState)/.test(error.name)) return
      const text = await copyLink(url)
      setMessage(text)
      announce(text)
    }
  }

  return (
    <div className={`cluster ${styles.share}`}>
      <Button variant="secondary" size="s" onClick={() => void share()}>
        <Share2 />
        {sharing.share}
      </Button>
      <p className={`label ${styles.message}`}>{message}</p>
    </div>
  )
}
