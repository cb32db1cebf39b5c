/** The footer and the forms that ask for a name link these pages. */
export const legal = {
  note: 'What happens to what you write:',
  privacy: 'Privacy',
  terms: 'Terms',
  accessibility: 'Accessibility',
  /** The day of the last change to the text of these pages. */
  updated: 'Last updated November 25, 2026',
}
