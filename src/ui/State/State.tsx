import { RotateCw } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { messages } from '@/content/messages'
import type { PictureName } from '@/pictures'
import { FocusFallback, focusElement } from '../Band/FocusFallback'
import { Button } from '../Button/Button'
import { Picture } from '../Picture/Picture'
import styles from './State.module.css'

export function Loading({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.loading}>
      <p role="status" className={styles.words}>
        {text}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

export function Empty({ text, picture, children }: { text: string; picture: PictureName; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <Picture name={picture} />
      <p role="status" className={styles.sentence}>
        {text}
      </p>
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  )
}

export function Failed({
  text,
  onRetry,
  retrying = false,
  children,
}: {
  text: ReactNode
  onRetry?: () => void
  retrying?: boolean
  children?: ReactNode
}) {
  return (
    <div className={styles.state}>
      <Picture name="failed" />
      <p role="alert" className={styles.error}>
        {text}
      </p>
      <div className={styles.ways}>
        {onRetry && <TryAgain variant="secondary" onRetry={onRetry} retrying={retrying} />}
        {children}
      </div>
    </div>
  )
}

/** The button is unmounted while the call runs, so the focus moves to its band. */
export function TryAgain({
  variant,
  onRetry,
  retrying = false,
}: {
  variant: 'secondary' | 'quiet'
  onRetry: () => void
  retrying?: boolean
}) {
  const fallback = useContext(FocusFallback)
  return (
    <Button
      variant={variant}
      size="s"
      aria-disabled={retrying || undefined}
      onClick={() => {
        if (retrying) return
        if (fallback.current) focusElement(fallback.current)
        onRetry()
      }}
    >
      <RotateCw aria-hidden="true" />
      {messages.tryAgain}
    </Button>
  )
}

export function Skeleton({ lines = 1, height }: { lines?: number; height?: 'line' | 'title' | 'picture' }) {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} data-height={height ?? 'line'} />
      ))}
    </div>
  )
}
