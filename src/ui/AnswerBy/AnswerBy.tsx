import { useSyncExternalStore } from 'react'
import type { Consultant } from '@/content/consultants'
import { promise } from '@/content/promise'
import { useClock } from '@/stores/clock'
import { answerBy } from './answerBy'

/** In the visitor's time zone: "Tuesday, 14:00". Without Intl, whose first use is slow (decision 15). */
function readClock(office?: Consultant['office']): string {
  const by = answerBy(new Date(useClock.getState().now()), office)
  return `${promise.days[by.getDay()]}, ${by.getHours()}:${String(by.getMinutes()).padStart(2, '0')}`
}

/**
 * Says by when a consultant answers: anyone from the nearest office, or one by name. Prerendered as the plain promise, of
 * the same length, so that nothing moves.
 */
export function AnswerBy({ by, isSent = false }: { by?: Consultant; isSent?: boolean }) {
  const when = useSyncExternalStore(
    useClock.subscribe,
    () => readClock(by?.office),
    () => '',
  )
  const who = by?.name ?? promise.anyone
  if (isSent) return promise.sent(who, when)
  return when ? promise.dated(who, when) : promise.plain(who)
}
