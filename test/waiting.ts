/**
 * For Testing Library. What screen readers hear is read by `collectAnnouncements`; queries look at what is shown. A page's
 * code loads on first use, which can take longer than the default second on a busy machine.
 * Waiting fails many times, and each failure would print the document.
 */
export const waiting = {
  defaultIgnore: 'script, style, #polite > p, #assertive > p',
  asyncUtilTimeout: 10_000,
  getElementError: (message: string | null) => new Error(message ?? ''),
}
