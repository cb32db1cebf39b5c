import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { siteWith } from '~test/backendParts'
import { at, createLibrary } from '~test/library/createLibrary'
import { createHandle } from './handle'

test('the log is read whole, or by the name of an endpoint, newest first', async () => {
  const backend = createLibrary()
  const handle = createHandle(backend, siteWith())
  for (const path of ['/books/isbn-1', '/books', '/books/isbn-2']) {
    await getResponse(backend.handlers, new Request(at + path))
  }
  const list = (endpoint?: string) => handle.log(endpoint).map(({ url }) => url.replace(at, ''))
  expect(list()).toEqual(['/books/isbn-2', '/books', '/books/isbn-1'])
  expect(list('book')).toEqual(['/books/isbn-2', '/books/isbn-1'])
  expect(list('profile')).toEqual([])
  expect(() => list('boks')).toThrow('Unknown endpoint "boks". Did you mean "books"?')
})
