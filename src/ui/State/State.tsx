import RotateCw from 'lucide-react/icons/rotate-cw'
import { Children, type ReactNode, useContext, useEffect, useState } from 'react'
import { controls } from '@/content/controls'
import type { PictureName } from '@/pictures'
import { announce } from '../announce'
import { FocusFallback, focusElement } from '../Band/FocusFallback'
import { Button } from '../Button/Button'
import { Picture } from '../Picture/Picture'
import { describeFailure } from './describeFailure'
import styles from './State.module.css'

/** While data loads: a sentence, and a skeleton of the content. */
export function Loading({ text, children }: { text: string; children?: ReactNode }) {
  useEffect(() => announce(text), [text])
  return (
    <div>
      <p className={styles.words}>{text}</p>
      {children && (
        <div aria-hidden inert>
          {children}
        </div>
      )}
    </div>
  )
}

/** Where a list has nothing: a drawing, a sentence and a way on. */
export function Empty({
  text,
  isSilent,
  picture,
  children,
}: {
  text: string
  /** The page announces it. */
  isSilent?: boolean
  picture: PictureName
  children?: ReactNode
}) {
  useEffect(() => {
    if (!isSilent) announce(text)
  }, [text, isSilent])
  return (
    <div className={styles.state}>
      <Picture name={picture} />
      <p className="quote">{text}</p>
      {children && <div className={`ways ${styles.ways}`}>{children}</div>}
    </div>
  )
}

/** Instead of data whose request failed. A form that failed has a Notice. */
export function Failed({
  text,
  urgency = 'assertive',
  mark,
  error,
  onRetry,
  children,
}: {
  text: string
  /** Polite for what is not the subject of its page. */
  urgency?: Parameters<typeof announce>[1]
  mark?: ReactNode
  error?: Error
  onRetry?: () => void
  children?: ReactNode
}) {
  // A request that fails again at once shows no Loading between.
  useEffect(() => announce(describeFailure(text, error), urgency), [text, error, urgency])
  return (
    <div className={styles.state}>
      <Picture name="failed" />
      <p className={`bold ${styles.error}`}>
        {mark}
        <span>{describeFailure(text, error)}</span>
      </p>
      <div className={`ways ${styles.ways}`}>
        {onRetry && <TryAgain variant="secondary" onRetry={onRetry} />}
        {children}
      </div>
    </div>
  )
}

/** Beside what is shown all the same: old rows, or a form without its data. */
export function FailedNote({
  text,
  error,
  onRetry,
}: {
  text: string
  error: Error
  /** Resolves with an error if it fails again. */
  onRetry: () => Promise<{ error: Error | null }>
}) {
  const [isRetrying, setRetrying] = useState(false)
  const sentence = isRetrying ? controls.retrying : describeFailure(text, error)
  useEffect(() => announce(sentence), [sentence])

  async function retry() {
    setRetrying(true)
    const retried = await onRetry()
    if (retried.error) setRetrying(false)
    else announce(controls.loaded)
  }

  return (
    <div className={`cluster ${styles.note}`}>
      <p>{sentence}</p>
      {!isRetrying && <TryAgain variant="quiet" onRetry={() => void retry()} />}
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
      <RotateCw />
      {controls.tryAgain}
    </Button>
  )
}

/** Inside Loading, or below one that says so. */
export function Skeleton({
  lines = 1,
  height,
}: {
  /** How many lines of text it stands for. */
  lines?: number
  /** What it stands for, if not a line. */
  height?: 'title' | 'picture'
}) {
  return (
    <div className={styles.skeleton}>
      <Placeholders count={lines}>
        <span data-height={height} />
      </Placeholders>
    </div>
  )
}

export function Placeholders({ count, children }: { count: number; children: ReactNode }) {
  return Children.toArray(Array<ReactNode>(count).fill(children))
}
