import { useState } from 'react'
import type { Blog } from '@/contract/endpoints'
import { isPictureName, pictureNames } from '@/pictures'
import { isSafeUrl } from '@/ui/ExternalLink/ExternalLink'
import { Picture } from '@/ui/Picture/Picture'
import styles from './BlogCover.module.css'

const drawings = pictureNames.filter((name) => name.startsWith('blog-'))

/** Returns the same drawing for the same id every time. */
function chooseDrawing(id: string) {
  const sum = Array.from(id).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return drawings[sum % drawings.length] ?? 'blog-1'
}

export function BlogCover({ post: { id, imageUrl }, eager }: { post: Blog; eager?: boolean }) {
  const [broken, setBroken] = useState<string>()
  if (isSafeUrl(imageUrl) && broken !== imageUrl) {
    return (
      <img
        src={imageUrl}
        width={640}
        height={360}
        alt=""
        className={styles.cover}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(imageUrl)}
      />
    )
  }
  return (
    <Picture name={isPictureName(imageUrl) ? imageUrl : chooseDrawing(id)} eager={eager} className={styles.cover} />
  )
}
