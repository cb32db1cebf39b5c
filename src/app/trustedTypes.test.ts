import { describe, expect, test } from 'vitest'
import { trustRules } from './trustedTypes'

const { createHTML, createScript, createScriptURL } = trustRules('/mock.js')

test('what React writes of structured data passes: an empty script element, then JSON', () => {
  expect(createHTML('<script></script>')).toBe('<script></script>')
  expect(createScript('{"@type":"JobPosting"}')).toBe('{"@type":"JobPosting"}')
})

test('the script that the build itself starts beside the page passes', () => {
  expect(createScriptURL('/mock.js')).toBe('/mock.js')
})

describe('nothing else passes', () => {
  test.each(['', '<b>bold</b>', '<script>alert(1)</script>', '<script></script><img src=x onerror=alert(1)>'])(
    'as markup: %j',
    (html) => expect(() => createHTML(html)).toThrow(TypeError),
  )

  test.each(['alert(1)', '', '"use strict"', '7', '{"a":1};alert(1)', '{}\nalert(1)', '[x => x]'])(
    'as a script: %j',
    (text) => expect(() => createScript(text)).toThrow(),
  )

  test.each(['https://evil.example/mock.js', '//evil.example/mock.js', '/mock.js?x', 'data:text/javascript,1', ''])(
    'as a script’s address: %j',
    (url) => {
      expect(() => createScriptURL(url)).toThrow(TypeError)
      expect(() => trustRules().createScriptURL(url)).toThrow(TypeError)
    },
  )
})
