import axe from 'axe-core'

const stopTransitions = new CSSStyleSheet()
stopTransitions.replaceSync('*, *::before, *::after { transition: none !important; }')

/** Throws if a text lacks contrast by night. Only colors differ from the day, for which the addon runs every rule. */
export async function expectContrastByNight(): Promise<void> {
  const { documentElement: html } = document
  const theme = html.style.colorScheme
  document.adoptedStyleSheets.push(stopTransitions)
  html.style.colorScheme = 'dark'
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
  html.style.colorScheme = theme
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== stopTransitions)
  const faults = violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`))
  if (faults.length > 0) throw new Error(`By night:\n${faults.join('\n')}`)
}
