/** What stands on a page whose script did not come: plain words, for a page that only reads. */
export const unfinished = {
  /** In the place of the page. */
  title: 'Alderway could not be loaded.',
  shell: 'Check your connection, then',
  /** At the foot of a page that stands already. */
  page: 'You can read this page and follow its links, but its forms and menus could not be loaded. To use them,',
  reload: 'reload the page.',
} as const
