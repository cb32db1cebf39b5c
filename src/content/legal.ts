/** The footer and the forms that ask for a name link these pages. */
export const legal = {
  note: 'What happens with what you write:',
  privacy: 'Privacy',
  terms: 'Terms',
  accessibility: 'Accessibility',
}
