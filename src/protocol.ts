// Names that documents, their inline script, the build and the site share; protocol.test.ts holds index.html and the style
// sheets to them. Imports nothing, so that every folder may import it.

export const rootId = 'root'

/** The sentence that a page can be read but not used. */
export const unfinishedId = 'unfinished'

/** On the root: the path of the page that was prerendered into it. */
export const pageAttribute = 'data-page'

/** On elements of the head that hold until the site has started. */
export const shellAttribute = 'data-shell'

/** On the title, the description and the canonical address of a prerendered page. */
export const pageNameAttribute = 'data-page-name'

/** In every document, since a region that comes with its text may stay unread. */
export const liveRegions = { polite: 'polite', assertive: 'assertive' }

/** The link to a script with the responses that a prerendered page shows. */
export const responsesId = 'responses'

/** The `rel` of links to the site's scripts until the first paint. The first is the entry. */
export const laterRel = 'later'

/** On a part that shows rows of the backend. */
export const rowsAttribute = 'data-rows'

/** The style that hides rows while the backend is in another state than the prerendered one. */
export const hiddenRowsId = 'hidden-rows'

/** On a button that was pressed before the site could react. */
export const pressedAttribute = 'data-pressed'

/** On the root, once everything answers. */
export const answersAttribute = 'data-answers'

export const themeKey = 'alderway.theme'

declare global {
  interface Document {
    /** What was pressed and typed before the site could react. Undefined without the inline script, and once repeated. */
    earlyInput?: Event[]
  }
}
