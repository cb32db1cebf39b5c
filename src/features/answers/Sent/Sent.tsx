import { type ReactNode, useEffect } from 'react'
import type { Consultant as Person } from '@/content/consultants'
import { controls } from '@/content/controls'
import { promise } from '@/content/promise'
import { announce } from '@/ui/announce'
import { Button } from '@/ui/Button/Button'
import { Consultant } from '../Consultant/Consultant'
import { Leaf } from '../Leaf/Leaf'
import { Road } from '../Road/Road'
import { useDueDay } from '../useDueDay'
import styles from './Sent.module.css'

const { sent, read, answered, next } = controls.form.road

/**
 * Replaces a form that was sent, with what is beside it, and gets the focus. A sheet with the sender's name folds into a
 * paper plane and leaves. `children` are further ways on.
 */
export function Sent({
  title,
  text,
  name,
  consultant,
  again,
  onAgain,
  children,
}: {
  title: string
  /** What comes after the answer. */
  text: string
  /** The sender's. */
  name: string
  /** Who answers. */
  consultant?: Person | undefined
  /** The text of the button for another one. */
  again: string
  /** Called by that button. */
  onAgain: () => void
  children?: ReactNode
}) {
  const day = useDueDay()
  useEffect(() => announce(title, 'assertive'), [title])
  return (
    <div className={styles.sent}>
      <div className={styles.stage} aria-hidden="true">
        <Leaf size="sent" tears />
        <p className={styles.letter} dir="auto">
          {name}
        </p>
        <svg className={styles.plane} viewBox="0 0 64 48">
          <path d="M2 26 62 2 44 46 28 34Z" />
          <path d="m28 34 34-32-40 29 1 14Z" />
        </svg>
      </div>
      <div className={styles.words} role="group" aria-label={controls.form.whatNext} tabIndex={-1} ref={takeFocus}>
        <h2>{title}</h2>
        <Road isAhead isAcross className={styles.road}>
          <li>{sent}</li>
          <li>
            {read}
            {consultant && <Consultant person={consultant} />}
          </li>
          <li>
            {answered}
            <p>
              {promise.text(consultant?.name ?? promise.anyone)} {day && <strong>{promise.day(day)}</strong>}
            </p>
          </li>
          <li>
            {next}
            <p>{text}</p>
          </li>
        </Road>
      </div>
      <div className={`cluster ${styles.ways}`}>
        {children}
        <Button variant="quiet" onClick={onAgain}>
          {again}
        </Button>
      </div>
    </div>
  )
}

function takeFocus(words: HTMLDivElement | null): void {
  words?.focus({ preventScroll: true })
  // All of it, below the navbar.
  words?.parentElement?.scrollIntoView({ behavior: 'instant' })
}
