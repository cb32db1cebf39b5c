import { RotateCw } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { messages } from '@/content/messages'
import type { PictureName } from '@/pictures'
import { FocusFallback, focusElement } from '../Band/FocusFallback'
import { Button } from '../Button/Button'
import { Picture } from '../Picture/Picture'
import styles from './State.module.css'

/** While data loads: a sentence, and a skeleton of the content. For a message about what a visitor did, use Notice. */
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

/** Where a list has nothing: a drawing, a sentence and a way on. Not for errors. */
export function Empty({ text, picture, children }: { text: string; picture: PictureName; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <Picture name={picture} />
      <p role="status" className={styles.sentence}>
        {text}
      </p>
      {children && <div className={`ways ${styles.ways}`}>{children}</div>}
    </div>
  )
}

/** Where a request failed, instead of its data. A form that failed has a Notice. */
export function Failed({
  text,
  onRetry,
  children,
}: {
  text: ReactNode
  /** Called by the button. Without it there is none. */
  onRetry?: () => void
  children?: ReactNode
}) {
  return (
    <div className={styles.state}>
      <Picture name="failed" />
      <p role="alert" className={styles.error}>
        {text}
      </p>
      <div className={`ways ${styles.ways}`}>
        {onRetry && <TryAgain variant="secondary" onRetry={onRetry} />}
        {children}
      </div>
    </div>
  )
}

/** Beside what is shown all the same: rows that could not be loaded again, or a form without its data. */
export function FailedNote({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={`cluster ${styles.note}`}>
      <p role="status">{text}</p>
      <TryAgain variant="quiet" onRetry={onRetry} />
    </div>
  )
}

/** The button is unmounted while the call runs, so the focus moves to its band. */
export function TryAgain({ variant, onRetry }: { variant: 'secondary' | 'quiet'; onRetry: () => void }) {
  const fallback = useContext(FocusFallback)
  return (
    <Button
      variant={variant}
      size="s"
      onClick={() => {
        if (fallback.current) focusElement(fallback.current)
        onRetry()
      }}
    >
      <RotateCw aria-hidden="true" />
      {messages.tryAgain}
    </Button>
  )
}

/** Inside Loading only: alone it says nothing to a screen reader. */
export function Skeleton({
  lines = 1,
  height,
}: {
  /** How many lines of text it stands for. */
  lines?: number
  /** What it stands for. */
  height?: 'line' | 'title' | 'picture'
}) {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} data-height={height ?? 'line'} />
      ))}
    </div>
  )
}
