export const sharing = {
  share: 'Share',
  copied: 'Link copied.',
  /** The address follows. */
  notCopied: 'Your browser did not copy the link. Here it is:',
} as const
