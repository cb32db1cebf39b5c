/** The promise of 48 to 72 working hours (spec section 9), and the day it means once the browser knows the date. */
export const promise = {
  anyone: 'A consultant',
  text: (who: string) => `${who} answers within 48 to 72 working hours.`,
  by: (day: string) => `By ${day}.`,
  write: (who: string, day?: string) => `Write now. ${who} answers ${day ? `by ${day}` : 'within three working days'}.`,
  hours: 'Within 48 to 72 working hours.',
}
