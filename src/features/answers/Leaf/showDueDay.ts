import { nameMonth, nameWeekday } from '@/content/calendar'
import { daysUntilAnswer } from '../answerDue'

/** Writes the day of the answer (0) and the working days before it into custom properties for the leaves. */
export function showDueDay(now = new Date(), { style }: ElementCSSInlineStyle = document.documentElement) {
  for (const [index, day] of daysUntilAnswer(now).entries()) {
    style.setProperty(`--weekday-${index}`, `"${nameWeekday(day)}"`)
    style.setProperty(`--day-${index}`, `"${day.getDate()}"`)
    style.setProperty(`--month-${index}`, `"${nameMonth(day)}"`)
    // A digit alone is as wide as two.
    if (index === 0) style.setProperty('--figure', day.getDate() < 10 ? '1.3em' : '1em')
  }
  // What is shown only with a day: words, and the sheets that tear off.
  style.setProperty('--dated', 'inline')
  style.setProperty('--sheets', 'grid')
}
