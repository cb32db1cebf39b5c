import { useState } from 'react'
import type { Blog } from '@/contract/entities'
import { type PictureName, pictures } from '@/pictures'
import { isSafeUrl } from '../ExternalLink/ExternalLink'
import { Picture } from '../Picture/Picture'
import styles from './BlogCover.module.css'

function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictures, name)
}

const drawings = Object.keys(pictures)
  .filter(isPictureName)
  .filter((name) => name.startsWith('blog-'))

/** Returns the same drawing for the same id every time. */
function drawingFor(id: string): PictureName {
  const sum = Array.from(id).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return drawings[sum % drawings.length] ?? 'blog-1'
}

/** Shows a picture from the web if `imageUrl` is a URL, our drawing of that name, or else a drawing chosen by id. */
export function BlogCover({ post: { id, imageUrl }, eager = false }: { post: Blog; eager?: boolean }) {
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
    <Picture name={isPictureName(imageUrl) ? imageUrl : drawingFor(id)} eager={eager} className={styles.cover ?? ''} />
  )
}
