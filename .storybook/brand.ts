import { create } from 'storybook/theming/create'

/** Storybook's themes hold no variables: the colors are those of src/styles/tokens.css by day. */
export function createTheme(tokens: string, brandTitle: string) {
  function color(name: string) {
    const [, value] = new RegExp(`${name}: (?:light-dark\\()?(#\\w+)`).exec(tokens) ?? []
    if (!value) throw new Error(`src/styles/tokens.css declares no ${name}.`)
    return value
  }
  const [text, muted, accent] = ['--text', '--muted', '--accent'].map(color)
  const line = `${text}29`
  return create({
    base: 'light',
    brandTitle,
    brandUrl: './',
    fontBase: "'Instrument Sans Variable', system-ui, sans-serif",
    colorPrimary: text,
    colorSecondary: accent,
    appBg: color('--surface'),
    appBorderColor: line,
    appBorderRadius: 8,
    textColor: text,
    textMutedColor: muted,
    barTextColor: muted,
    barHoverColor: accent,
    barSelectedColor: accent,
    inputBorder: line,
    inputTextColor: text,
  })
}
