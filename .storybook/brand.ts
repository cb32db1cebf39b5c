import { create, getPreferredColorScheme } from 'storybook/theming'

/** In the toolbar's theme, or the system's. Storybook's themes hold no variables: the colors are those of tokens.css. */
export function createTheme(tokens: string, theme?: string) {
  const base = theme === 'light' || theme === 'dark' ? theme : getPreferredColorScheme()
  function color(name: string) {
    const [, day, night = day] = new RegExp(`${name}: (?:light-dark\\()?(#\\w+)(?:, (#\\w+))?`).exec(tokens) ?? []
    if (!day || !night) throw new Error(`src/styles/tokens.css declares no ${name}.`)
    return base === 'dark' ? night : day
  }
  const [text, muted, accent, raised] = ['--text', '--muted', '--accent', '--raised'].map(color)
  return create({
    base,
    fontBase: "'Instrument Sans Variable', system-ui, sans-serif",
    colorPrimary: text,
    colorSecondary: accent,
    appBg: color('--surface'),
    appContentBg: raised,
    appPreviewBg: raised,
    appBorderColor: `${text}29`,
    appBorderRadius: 8,
    textColor: text,
    textMutedColor: muted,
    barBg: raised,
    barTextColor: muted,
    barHoverColor: accent,
    inputBg: raised,
    inputTextColor: text,
    inputBorder: `${text}29`,
    buttonBg: color('--tint-1'),
    booleanBg: color('--tint-1'),
    fontCode: 'ui-monospace, monospace',
  })
}
