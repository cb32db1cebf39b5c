import type { Consultant } from '@/content/consultants'
import { promise } from '@/content/promise'
import { answerDue, formatDue } from '@/domain/answerDue'
import { useInBrowser } from '../useInBrowser'
import styles from './AnswerBy.module.css'

/** Returns the day by which a message of today is answered, once the browser knows the date. */
export function useDueDay(): string | undefined {
  return useInBrowser(() => formatDue(answerDue(new Date())))
}

/**
 * Promises an answer, from a consultant by name if there is one, and says by which day. Prerendered without the day, which
 * has a line of its own so that nothing moves.
 */
export function AnswerBy({ by }: { by?: Consultant | undefined }) {
  const day = useDueDay()
  return (
    <>
      {promise.text(by?.name ?? promise.anyone)} <span className={styles.day}>{day && promise.by(day)}</span>
    </>
  )
}
