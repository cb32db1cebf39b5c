import { expect, it } from 'vitest'
import { browserPackages } from '../scripts/vite/browserPackages'

const sources = import.meta.glob<string>(
  [
    '../{src,mocks}/**/*.{ts,tsx}',
    '!**/*.{test,stories}.*',
    '!../mocks/transports/{http,vitest,perRequest,openapi,handle}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const imports = /^(?!import type).*(?:from |import\()'((?:@\w|\w)[\w./-]*)'/gm

it('prepares every package that a page loads, so that no page of a new clone reloads itself', () => {
  const imported = Object.values(sources).flatMap((source) => [...source.matchAll(imports)].map(([, name]) => name))
  expect(new Set(imported)).toEqual(new Set(browserPackages.filter((name) => name !== 'react/jsx-dev-runtime')))
})
