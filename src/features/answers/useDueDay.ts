import { formatWeekday } from '@/ui/formatDay'
import { useInBrowser } from '@/ui/useInBrowser'
import { answerDue } from './answerDue'

/** Returns the day by which a message of today is answered, once the browser knows the date. */
export function useDueDay(): string | undefined {
  return useInBrowser(() => formatWeekday(answerDue(new Date())))
}
