/** Text of the controls in src/ui. */
export const controls = {
  carousel: {
    pause: 'Pause the slides',
    play: 'Play the slides',
    previous: 'Previous slide',
    next: 'Next slide',
    dot: (number: number) => `Slide ${number}`,
    slide: (number: number, total: number) => `${number} of ${total}`,
  },
  form: {
    sending: 'Sending...',
    /** What becomes of what was sent. */
    road: { sent: 'Sent today', read: 'Read by a person', answered: 'Answered', next: 'And then' },
    errors: (count: number) => (count === 1 ? 'One thing needs your attention' : `${count} things need your attention`),
  },
  pagination: {
    label: (list: string) => `${list}: pages`,
    previous: 'Previous',
    next: 'Next',
    page: (number: number) => `Page ${number}`,
    position: (page: number, total: number) => `Page ${page} of ${total}`,
  },
  newTab: '(opens in a new tab)',
  scrollToTop: 'Scroll to top',
}
