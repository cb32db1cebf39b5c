import type { Consultant } from '@/content/consultants'
import { promise } from '@/content/promise'
import { Leaf } from '../Leaf/Leaf'
import { useDueDay } from '../useDueDay'
import styles from './AnswerBy.module.css'

export function AnswerBy({ by, before }: { by?: Consultant; before?: string }) {
  return (
    <div className={`cluster ${styles.answer}`}>
      <Leaf size="small" />
      <p className={`beside ${styles.words}`}>
        <strong>
          <span>{[before, promise.answers(by?.name ?? promise.anyone)].join(' ')}</span>{' '}
          <DueDay shown={promise.byThen} />
        </strong>{' '}
        <span className="small">{promise.hours}</span>
      </p>
    </div>
  )
}

/** The day for screen readers. Others see `shown`, which refers to the leaf. */
export function DueDay({ shown }: { shown: string }) {
  const day = useDueDay()
  return (
    <>
      <span className={styles.dated} aria-hidden>
        {shown}
      </span>
      {day && <span className="visually-hidden">{promise.byDay(day)}</span>}
    </>
  )
}
