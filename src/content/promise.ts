/** The promise of 48 to 72 working hours (spec section 9), and as a day and an hour once the browser knows the time. */
export const promise = {
  anyone: 'a consultant',
  plain: (who: string) => `Write now, and ${who} answers within 48 to 72 working hours.`,
  dated: (who: string, when: string) => `Write now, and ${who} answers by ${when}.`,
  sent: (who: string, when: string) => `${who} answers by ${when}.`,
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}
