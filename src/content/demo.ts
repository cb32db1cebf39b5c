/** The demo's sign-in. Named only where __MOCK_BACKEND__ is true, so that a build for a real backend has no trace. */
export const demoSignIn = { email: 'admin@alderway.example', password: 'demo1234' }

/** The words around it on the login page. */
export const demoWords = {
  title: 'Demo sign-in',
  text: 'This is a demonstration with invented data. Look around with these:',
  fill: 'Fill in',
}
