import { create } from 'storybook/theming/create'

/** The token's value by day: what Storybook's own theme can use. */
export type Colors = Record<string, string>

/** Reads the colors of src/styles/tokens.css, as they are by day. */
export function readColors(css: string): Colors {
  return Object.fromEntries(
    [...css.matchAll(/(--[\w-]+): (?:light-dark\()?(#\w+)/g)].map(([, name = '', color = '']) => [name, color]),
  )
}

const face = (family: string, file: string, weights: string) =>
  `@font-face{font-family:'${family}';src:url('./fonts/${file}.woff2') format('woff2');font-weight:${weights}}`

/** The site's fonts for Storybook's own pages; .storybook/main.ts serves the files. */
export const brandFonts = [
  face('Fraunces Variable', 'fraunces', '380 700'),
  face('Instrument Sans Variable', 'instrument-sans', '400 700'),
].join('')

/** The sidebar's icons in the text's color, where Storybook has four of its own. */
export const brandIcons = '#storybook-explorer-tree svg{color:inherit!important;opacity:.7}'

/** Storybook's theme, for its frame and its docs pages. */
export function createTheme(colors: Colors, brandTitle: string) {
  const color = (name: string) => {
    const value = colors[name]
    if (!value) throw new Error(`src/styles/tokens.css declares no ${name}.`)
    return value
  }
  const ink = color('--text')
  const line = `${ink}29`
  return create({
    base: 'light',
    brandTitle,
    brandUrl: './',
    fontBase: "'Instrument Sans Variable', system-ui, sans-serif",
    colorPrimary: ink,
    colorSecondary: color('--accent'),
    appBg: color('--surface'),
    appContentBg: color('--raised'),
    appPreviewBg: color('--raised'),
    appBorderColor: line,
    appBorderRadius: 8,
    textColor: ink,
    textMutedColor: color('--muted'),
    barBg: color('--raised'),
    barTextColor: color('--muted'),
    barHoverColor: color('--accent'),
    barSelectedColor: color('--accent'),
    inputBg: color('--raised'),
    inputBorder: line,
    inputTextColor: ink,
  })
}
