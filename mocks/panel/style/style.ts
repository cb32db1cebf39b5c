import host from './host.css?inline'
import badge from './badge.css?inline'

/** Attaches a shadow root with the badge's style sheet, which keeps the styles of page and panel apart. */
export function attachStyledRoot(element: HTMLElement): ShadowRoot {
  const root = element.attachShadow({ mode: 'open' })
  const styleSheet = new CSSStyleSheet()
  styleSheet.replaceSync(host + badge)
  root.adoptedStyleSheets = [styleSheet]
  return root
}
