// The names that documents, their inline script, the build and the site share. Imports nothing, so that every folder of
// the site may import it. src/start/protocol.test.ts holds index.html and the style sheets to it.

export const rootId = 'root'

/** The sentence that a page can be read but not used, hidden unless that is so. */
export const unfinishedId = 'unfinished'

/** On the root: the path of the page that was prerendered into it. */
export const pageAttribute = 'data-page'

/** On elements of the head that hold until the site has started, since a visitor moves on. */
export const shellAttribute = 'data-shell'

/** On the title and the description of a prerendered page. */
export const pageNameAttribute = 'data-page-name'

/** The ids of the elements that `announce` puts texts into. In every document, since a region that comes with its text may stay unread. */
export const liveRegions = { polite: 'polite', assertive: 'assertive' }

/** The link to a script with the responses that a prerendered page shows. */
export const responsesId = 'responses'

/** The `rel` of links to the site's scripts until the first paint. The first of them is the entry. */
export const laterRel = 'later'

/** On a part that shows rows of the backend. */
export const rowsAttribute = 'data-rows'

/** The style that hides rows while the backend is in another state than the page was prerendered in. */
export const hiddenRowsId = 'hidden-rows'

/** On a button that was pressed before the site could react. */
export const pressedAttribute = 'data-pressed'

/** Where the browser's storage has the visitor's theme. */
export const themeKey = 'alderway.theme'

/** Input from before the site could react to it, with the value that its element had. */
export type EarlyInput = [event: Event, value: unknown]

declare global {
  interface Document {
    /** Undefined in a document without the inline script, and once the site has repeated it. */
    earlyInput?: EarlyInput[] | undefined
  }
}
