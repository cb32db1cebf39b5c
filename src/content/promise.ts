/** In working hours (spec section 9). src/features/answers/answerDue.ts counts the days of the longest. */
export const promisedHours = '48 to 72'

/** The promise of an answer, and the day it means once the browser knows the date. */
export const promise = {
  anyone: 'A consultant',
  answers: (who: string) => `${who} answers`,
  /** Before a leaf that shows the day, or beside it. */
  by: 'by',
  byThen: 'by then',
  byDay: (day: string) => `by ${day},`,
  hours: `within ${promisedHours} working hours.`,
  /** The same where no leaf is beside it. */
  text: (who: string) => `${who} answers within ${promisedHours} working hours.`,
  day: (day: string) => `By ${day}.`,
  write: 'Write now.',
  apply: 'Apply today.',
  /** On a leaf while the date is unknown. */
  undated: { band: 'Within', figure: '72', month: 'working hours' },
}
