/** On Storybook's channel: where on the site a story's state is. */
export const siteAddressEvent = 'alderway/site-address'

/** On the frame of a docs page: its story is on screen, and its play function is done. */
export const storyShownEvent = 'story-shown'
