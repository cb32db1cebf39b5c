import { expect, test } from 'vitest'
import { mayServeDemo } from './mayServeDemo'

const html = { 'content-type': 'text/html' }

test.each([
  ['its list of files', Response.json([]), true],
  ['a page in its place', new Response('', { headers: html }), false],
  ['that there is no such file', new Response('', { status: 404, headers: html }), false],
  ['the same as JSON', Response.json({ error: 'Not found' }, { status: 404 }), false],
  ['that it may not be read, as some do for a missing file', new Response('', { status: 403 }), false],
  ['that it is down', new Response('', { status: 503, headers: html }), true],
])('a host that answers %s', (_, response, isExpected) => {
  expect(mayServeDemo(response)).toBe(isExpected)
})
