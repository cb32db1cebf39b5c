/** The built Storybook that is photographed. */
export const storybookFolder = process.env.STORYBOOK_FOLDER || 'storybook-static'

/** Whether only a few stories are photographed, as `npm test` does. */
export const isShort = Boolean(process.env.VISUAL_SHORT)

/** Whether two builds are compared for a reviewer: every state of a page, at its size, by visual/review.config.ts. */
export const isReview = Boolean(process.env.VISUAL_REVIEW)
