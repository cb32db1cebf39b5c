import { formatWeekday } from '@/ui/formatDay'
import { useInBrowser } from '@/ui/useInBrowser'
import { answerDue } from './answerDue'

/** Undefined until the browser knows the date. */
export function useDueDay(): string | undefined {
  return useInBrowser(() => formatWeekday(answerDue(new Date())))
}
