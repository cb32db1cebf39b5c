/** On Storybook's channel: where on the site a story's state is. */
export const siteAddressEvent = 'alderway/site-address'
