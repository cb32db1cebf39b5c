import { useSyncExternalStore } from 'react'
import { promise } from '@/content/promise'
import { useClock } from '@/stores/clock'
import { answerBy } from './answerBy'

/** In the visitor's time zone: "Tuesday, 14:00". Without Intl, whose first use is slow (decision 15). */
function readClock(): string {
  const by = answerBy(new Date(useClock.getState().now()))
  return `${promise.days[by.getDay()]}, ${by.getHours()}:${String(by.getMinutes()).padStart(2, '0')}`
}

/** Says by when a consultant answers. Prerendered as the plain promise, of the same length, so that nothing moves. */
export function AnswerBy({ isSent = false }: { isSent?: boolean }) {
  const when = useSyncExternalStore(useClock.subscribe, readClock, () => '')
  if (isSent) return promise.sent(when)
  return when ? promise.dated(when) : promise.plain
}
