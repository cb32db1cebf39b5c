import sheet from './sheet.css?inline'
import preferences from './preferences.css?inline'
import controls from './controls.css?inline'
import scenarios from './scenarios.css?inline'
import endpoints from './endpoints.css?inline'
import rows from './rows.css?inline'
import data from './data.css?inline'
import share from './share.css?inline'

const inCascadeOrder = [sheet, preferences, controls, scenarios, endpoints, rows, data, share]

/** Adds the style sheet of the open panel. Returns a function that removes it. */
export function addOpenStyle(root: ShadowRoot): () => void {
  const styleSheet = new CSSStyleSheet()
  styleSheet.replaceSync(inCascadeOrder.join(''))
  root.adoptedStyleSheets.push(styleSheet)
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== styleSheet)
  }
}
