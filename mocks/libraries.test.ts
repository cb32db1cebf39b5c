import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { stubs } from '../scripts/vite/leanMock'

// The private parts of other packages that the backend relies on: an update that changes one fails here.

const { resolve } = createRequire(import.meta.url)

test('msw’s worker answers the message by which transports/serviceWorker.ts wakes it', () => {
  const worker = readFileSync(resolve('msw/mockServiceWorker.js'), 'utf8')
  expect(worker).toMatch(/case 'MOCK_ACTIVATE':.*type: 'MOCKING_ENABLED'/s)
})

test('msw’s worker unregisters itself at the message that transports/offlineWorker.ts keeps from it', () => {
  const worker = readFileSync(resolve('msw/mockServiceWorker.js'), 'utf8')
  expect(worker).toMatch(/case 'CLIENT_CLOSED':.*registration\.unregister\(\)/s)
})

test('there is one copy of @mswjs/interceptors, which msw and transports/inPage.ts share', () => {
  const nested = ['msw', '@mswjs/data'].filter((name) => {
    return existsSync(path.join(path.dirname(resolve(`${name}/package.json`)), 'node_modules/@mswjs/interceptors'))
  })
  expect(nested).toEqual([])
})

test('msw and @mswjs/data import each module that scripts/vite/leanMock.ts replaces', () => {
  const imported = ['msw', '@mswjs/data'].flatMap((name) => {
    const folder = path.join(path.dirname(resolve(`${name}/package.json`)), 'lib')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file))
    const code = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n')
    return Array.from(code.matchAll(/(?:from |require\()["']([^"']+)["']/g), ([, source = '']) => source)
  })
  const missing = stubs.filter(([module]) => !imported.some((source) => module.test(source)))
  expect(missing).toEqual([])
})
