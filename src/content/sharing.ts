/** The words of the button that passes a page on. */
export const sharing = {
  share: 'Share',
  copied: 'Link copied.',
  /** Where neither sharing nor copying is allowed: the address itself follows. */
  notCopied: 'Your browser did not copy the link. Here it is:',
} as const
