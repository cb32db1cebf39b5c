import { describe, expect, test } from 'vitest'
import { trustRules } from './trustedTypes'

const rules = trustRules('/mock.js')

test('allows what React writes for structured data: an empty script element, then JSON', () => {
  expect(rules.createHTML('<script></script>')).toBe('<script></script>')
  expect(rules.createScript('{"@type":"JobPosting"}')).toBe('{"@type":"JobPosting"}')
})

test('allows the service worker’s script', () => {
  expect(rules.createScriptURL('/mock.js')).toBe('/mock.js')
})

describe('blocks anything else', () => {
  test.each(['', '<b>bold</b>', '<script>alert(1)</script>', '<script></script><img src=x onerror=alert(1)>'])(
    'as markup: %j',
    (html) => expect(rules.createHTML(html)).toBeNull(),
  )

  test.each(['alert(1)', '', '"use strict"', '7', '{"a":1};alert(1)', '{}\nalert(1)', '[x => x]'])(
    'as a script: %j',
    (text) => expect(rules.createScript(text)).toBeNull(),
  )

  test.each(['https://evil.example/mock.js', '//evil.example/mock.js', '/mock.js?x', 'data:text/javascript,1', ''])(
    'as a script URL: %j',
    (url) => {
      expect(rules.createScriptURL(url)).toBeNull()
      expect(trustRules().createScriptURL(url)).toBeNull()
    },
  )
})
