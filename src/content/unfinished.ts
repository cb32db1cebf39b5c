/** Shown if the site's script fails to load. */
export const unfinished = {
  /** On an empty page. */
  title: 'Alderway could not be loaded.',
  shell: 'Check your connection, then',
  /** Below a prerendered page. */
  page: 'You can read this page and follow its links, but its forms and menus could not be loaded. To use them,',
  reload: 'reload the page.',
} as const
