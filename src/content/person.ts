export const person = {
  requiredNote: 'Fields marked * are required.',
  reasons: {
    fullNameMissing: 'Enter your full name.',
    emailMissing: 'Enter your email address.',
    emailFormat: 'Enter an email address in the form name@example.com.',
  },
}
