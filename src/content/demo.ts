/** Use only behind __MOCK_BACKEND__, so that a build for a real backend leaves it out. */
export const demoSignIn = { email: 'admin@alderway.example', password: 'demo1234' }

export const demoWords = {
  title: 'Demo login',
  text: 'This is a demonstration with invented data. Look around with these:',
  fill: 'Fill in',
  /** For screen readers. */
  filled: 'Username and password are filled in.',
  newsletterClosed: 'Newsletter sign-up isn’t part of this demo.',
  /** Beside the button of each form. */
  notSent: 'This is a demo: nothing you type here is sent.',
  /** Below the social links. */
  sampleProfiles: 'Sample profiles',
  /** In the footer of the static demo. */
  storybook: 'Storybook',
}
