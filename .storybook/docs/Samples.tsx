import { Unstyled } from '@storybook/addon-docs/blocks'
import { type ReactNode, useState } from 'react'
import styles from './docs.module.css'

export function CopyName({ text, copied = text }: { text: string; copied?: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className={styles.token}
      title={`Copy ${copied}`}
      onClick={() => void navigator.clipboard.writeText(copied).then(() => setCopied(true))}
      onBlur={() => setCopied(false)}
    >
      {text}
      <span role="status">{isCopied && ' copied'}</span>
    </button>
  )
}

export function Samples({ items }: { items: { name: string; sample: ReactNode; note?: string }[] }) {
  return (
    <Unstyled>
      <ul className={styles.list}>
        {items.map(({ name, sample, note }) => (
          <li key={name}>
            {sample}
            <CopyName text={name} />
            {note}
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}
