export const person = {
  reasons: {
    fullNameMissing: 'Enter your full name.',
    emailMissing: 'Enter your email address.',
    emailFormat: 'Enter an email address in the form name@example.com.',
  },
}
