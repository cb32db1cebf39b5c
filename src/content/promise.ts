/** The promise of 48 to 72 working hours (spec section 9), and as a day and an hour once the browser knows the time. */
export const promise = {
  plain: 'Write now, and a consultant answers within 48 to 72 working hours.',
  dated: (when: string) => `Write now, and a consultant answers by ${when}.`,
  sent: (when: string) => `A consultant answers by ${when}.`,
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}
