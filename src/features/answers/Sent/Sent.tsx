import { type ReactNode, useEffect, useState } from 'react'
import { formatWeekday } from '@/content/calendar'
import type { Consultant as Person } from '@/content/consultants'
import { controls } from '@/content/controls'
import { promise } from '@/content/promise'
import { announce } from '@/ui/announce'
import { Button } from '@/ui/Button/Button'
import { Transition } from '@/ui/Motion/Transition'
import { Consultant } from '../Consultant/Consultant'
import { Leaf } from '../Leaf/Leaf'
import { Road } from '@/ui/Road/Road'
import { answerDue } from '../answerDue'
import { showDueDay } from '../Leaf/showDueDay'
import styles from './Sent.module.css'

const { sent, read, answered, next } = controls.form.road

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
  text: string
  name: string
  consultant?: Person
  /** The text of the button for another one. */
  again: string
  onAgain: () => void
  children?: ReactNode
}) {
  // What was promised stays, also in a page that is open the day after.
  const [sentAt] = useState(() => new Date())
  function keepDay(stage: HTMLElement | null) {
    if (stage) showDueDay(sentAt, stage)
  }

  useEffect(() => announce(title, 'assertive'), [title])
  return (
    <div className={styles.sent}>
      <div className={styles.stage} ref={keepDay} aria-hidden>
        <Leaf size="sent" tears />
        <Transition name="letter" share="auto">
          <p className={`paper ${styles.letter}`}>
            <span dir="auto">{name}</span>
          </p>
        </Transition>
      </div>
      <div className={styles.words} role="group" aria-label={controls.form.whatNext} tabIndex={-1} ref={takeFocus}>
        <h2>{title}</h2>
        <Road isAhead isAcross className={`bold ${styles.road}`}>
          <li>
            {sent}
            <p>{formatWeekday(sentAt)}</p>
          </li>
          <li>
            {read}
            {consultant && <Consultant person={consultant} />}
          </li>
          <li>
            {answered}
            <p>
              {promise.text(consultant?.name ?? promise.anyone)}{' '}
              <strong>{promise.day(formatWeekday(answerDue(sentAt)))}</strong>
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

function takeFocus(words: HTMLDivElement | null) {
  words?.focus({ preventScroll: true })
  // All of it, below the navbar.
  words?.parentElement?.scrollIntoView({ behavior: 'instant' })
}
