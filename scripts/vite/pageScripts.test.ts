import { expect, test } from 'vitest'
import { findPageScripts } from './pageScripts'

function chunk(fileName: string, size: number, rest: { imports?: string[]; exports?: string[] } = {}) {
  const modules = { [`/src/${fileName}`]: { renderedExports: rest.exports ?? [] } }
  return {
    type: 'chunk' as const,
    fileName,
    isEntry: false,
    imports: rest.imports ?? [],
    dynamicImports: [],
    code: 'x'.repeat(size),
    modules,
  }
}

const entry = { ...chunk('entry.js', 5, { imports: ['own.js'] }), isEntry: true, dynamicImports: ['site.js'] }
const chunks = [
  entry,
  chunk('own.js', 1),
  chunk('site.js', 30, { imports: ['react.js'] }),
  chunk('react.js', 90, { imports: ['own.js'] }),
  chunk('home.js', 20, { imports: ['shared.js', 'react.js'], exports: ['HomePage'] }),
  chunk('shared.js', 10),
  chunk('jobs.js', 20, { exports: ['JobsPage'] }),
]

test('a page names its scripts with all that they import, but nothing that comes with the entry', () => {
  expect(findPageScripts(chunks, ['HomePage'])).toEqual(['shared.js', 'home.js', 'site.js', 'react.js'])
  expect(findPageScripts(chunks, [])).toEqual(['site.js', 'react.js'])
})

test('the build fails if a page or the start is not in it, instead of losing a preload', () => {
  expect(() => findPageScripts(chunks, ['HomePages'])).toThrow('0 scripts export HomePages.')
  expect(() => findPageScripts([...chunks, chunk('copy.js', 1, { exports: ['HomePage'] })], ['HomePage'])).toThrow('2 ')
  expect(() => findPageScripts([{ ...entry, dynamicImports: [] }], [])).toThrow('imports nothing')
})
