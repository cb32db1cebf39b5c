import type { ReactNode } from 'react'
import { AnswerBy } from '../AnswerBy/AnswerBy'
import { Button } from '../Button/Button'
import { Notice, takeFocus } from '../Notice/Notice'
import styles from './Form.module.css'

/** Replaces a form that was sent, and gets the focus. `children` are further ways on. */
export function Sent({
  title,
  text,
  again,
  onAgain,
  children,
}: {
  title: string
  text: string
  again: string
  onAgain: () => void
  children?: ReactNode
}) {
  return (
    <div className={styles.form}>
      <Notice tone="success" ref={takeFocus}>
        <p>
          <strong>{title}</strong>
        </p>
        <p>
          {text} <AnswerBy isSent />
        </p>
      </Notice>
      <div className={styles.ways}>
        {children}
        <Button variant="quiet" onClick={onAgain}>
          {again}
        </Button>
      </div>
    </div>
  )
}
