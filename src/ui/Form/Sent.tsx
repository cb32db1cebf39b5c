import type { ReactNode } from 'react'
import type { Consultant as Person } from '@/content/consultants'
import { AnswerBy } from '../AnswerBy/AnswerBy'
import { Button } from '../Button/Button'
import { Consultant } from '../Consultant/Consultant'
import { Notice, takeFocus } from '../Notice/Notice'
import styles from './Form.module.css'

/** Replaces a form that was sent, and gets the focus. `children` are further ways on. */
export function Sent({
  title,
  text,
  consultant,
  again,
  onAgain,
  children,
}: {
  title: string
  text: string
  /** Who answers. */
  consultant: Person
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
        <p>{text}</p>
        <div className={styles.consultant}>
          <Consultant person={consultant}>
            <p>
              <strong>
                <AnswerBy by={consultant} isSent />
              </strong>
            </p>
          </Consultant>
        </div>
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
