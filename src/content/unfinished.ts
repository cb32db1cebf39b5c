/** Shown instead of an empty page if the site's script fails to load. index.html has the sentence for the others. */
export const unfinished = {
  title: 'Alderway could not be loaded.',
  sentence: 'Check your connection or update your browser, then',
  reload: 'reload the page.',
} as const

export const fromDisk = 'To use this copy, run "npx serve" in its folder.'
