import { useState } from 'react'
import styles from './docs.module.css'

/** A token's name. A click copies `var(--name)`. */
export function TokenName({ name }: { name: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className={styles.token}
      title={`Copy var(${name})`}
      onClick={() => void navigator.clipboard.writeText(`var(${name})`).then(() => setCopied(true))}
      onBlur={() => setCopied(false)}
    >
      {name}
      <span role="status">{isCopied && ' copied'}</span>
    </button>
  )
}
