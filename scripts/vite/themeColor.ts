import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Adds a theme-color meta tag for each color scheme, from src/styles/tokens.css. */
export function themeColor(): Plugin {
  return {
    name: 'alderway:theme-color',
    transformIndexHtml() {
      const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')
      const [, light, dark] = /--strong: light-dark\((#\w+), (#\w+)\);/.exec(tokens) ?? []
      if (!light || !dark) throw new Error('src/styles/tokens.css declares no --strong with two colors.')
      return Object.entries({ light, dark }).map(([scheme, content]) => ({
        tag: 'meta',
        attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
        injectTo: 'head',
      }))
    },
  }
}
