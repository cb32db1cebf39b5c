import host from './host.css?inline'
import badge from './badge.css?inline'
import sheet from './sheet.css?inline'
import preferences from './preferences.css?inline'
import controls from './controls.css?inline'
import scenarios from './scenarios.css?inline'
import endpoints from './endpoints.css?inline'
import rows from './rows.css?inline'
import data from './data.css?inline'
import share from './share.css?inline'

const inCascadeOrder = [host, badge, sheet, preferences, controls, scenarios, endpoints, rows, data, share]

/** Attaches a shadow root with the panel's style sheet, which keeps the styles of page and panel apart. */
export function attachStyledRoot(element: HTMLElement): ShadowRoot {
  const root = element.attachShadow({ mode: 'open' })
  const styleSheet = new CSSStyleSheet()
  styleSheet.replaceSync(inCascadeOrder.join(''))
  root.adoptedStyleSheets = [styleSheet]
  return root
}
