import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Adds the theme-color meta tag from src/styles/tokens.css. */
export function themeColor(): Plugin {
  return {
    name: 'alderway:theme-color',
    transformIndexHtml() {
      const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')
      const color = /--ink: ([^;]+);/.exec(tokens)?.[1]
      if (!color) throw new Error('src/styles/tokens.css declares no --ink.')
      return [{ tag: 'meta', attrs: { name: 'theme-color', content: color }, injectTo: 'head' }]
    },
  }
}
