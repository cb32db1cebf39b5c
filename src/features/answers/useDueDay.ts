import { formatWeekday } from '@/content/calendar'
import { useInBrowser } from '@/ui/useInBrowser'
import { answerDue } from './answerDue'

/** A page may be open from one day to the next. */
function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, 60_000)
  return () => clearInterval(timer)
}

/** Undefined until the browser knows the date. */
export function useDueDay(format: (due: Date) => string = formatWeekday) {
  return useInBrowser(() => format(answerDue(new Date())), everyMinute)
}
