import { agency } from './agency'

/** With their seconds. */
const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** Text of the controls in src/ui. */
export const controls = {
  skip: 'Skip to the content',
  loadingPage: 'Loading page...',
  carousel: {
    pause: 'Pause the slides',
    play: 'Play the slides',
    /** For screen readers. */
    paused: 'The slides are paused.',
    playing: 'The slides are playing.',
    previous: 'Previous slide',
    next: 'Next slide',
    dot: (number: number) => `Slide ${number}`,
    slide: (number: number, total: number) => `${number} of ${total}`,
  },
  form: {
    sending: 'Sending...',
    /** For screen readers. */
    whatNext: 'What happens now',
    /** What becomes of what was sent. */
    road: { sent: 'Sent', read: 'Next: read by a person', answered: 'Then answered', next: 'And then' },
    errors: (count: number) => (count === 1 ? 'One thing needs your attention' : `${count} things need your attention`),
  },
  pagination: {
    label: (list: string) => `${list}: pages`,
    previous: 'Previous',
    next: 'Next',
    page: (number: number) => `Page ${number}`,
    position: (page: number, total: number) => `Page ${page} of ${total}`,
  },
  tryAgain: 'Try again',
  /** Instead of a note that something could not be loaded. */
  retrying: 'Loading again...',
  /** For screen readers, after a note that something could not be loaded. */
  loaded: 'Loaded.',
  /** After the sentence of a page. */
  timeout: 'No answer came within 15 seconds.',
  retryAfter: (seconds: number) => {
    const [unit, length] = units.find((candidate) => seconds > 1.5 * candidate[1]) ?? ['second', 1]
    const count = Math.ceil(seconds / length)
    return `You can try again in ${count} ${unit}${count === 1 ? '' : 's'}.`
  },
  /** Shown in forms if JavaScript is off. */
  needsScript: `Sending this form needs JavaScript. Turn it on and reload, or call us at ${agency.phone.shown}.`,
  /** One part of a page threw an error. */
  partFailed: 'This part of the page could not be shown. The rest still works.',
  /** Beside what stays on the page. */
  outdated: 'This could not be loaded again and may be out of date.',
  newTab: '(opens in a new tab)',
  scrollToTop: 'Scroll to top',
}
