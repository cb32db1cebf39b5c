import { create } from 'storybook/theming/create'

/** Reads the colors of src/styles/tokens.css by day, for Storybook's frame and docs pages, which have no variables. */
export function readColors(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/(--[\w-]+): (?:light-dark\()?(#\w+)/g)].map(([, name = '', color = '']) => [name, color]),
  )
}

export function createTheme(colors: string, brandTitle: string) {
  const values: Record<string, string> = JSON.parse(colors)
  const color = (name: string) => {
    const value = values[name]
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
