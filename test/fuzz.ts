import * as fc from 'fast-check'
import { test } from 'vitest'
import { treeSeed } from './treeSeed'

const seed = Number(process.env.FUZZ_SEED ?? treeSeed)

/** Declares a test of a fast-check property. A failure names the seed and the smallest case that was found. */
export function fuzz<Case>(title: string, property: fc.IAsyncPropertyWithHooks<Case>, { numRuns = 30 } = {}): void {
  // Vitest kills a worker that never yields.
  property.beforeEach(() => new Promise((resolve) => setImmediate(resolve)))
  // oxlint-disable-next-line vitest/valid-title, vitest/expect-expect -- both are the caller's.
  test(title, { timeout: 150_000 }, () =>
    fc.assert(property, {
      seed,
      numRuns,
      interruptAfterTimeLimit: 120_000,
      // A run that is cut short has not tried what it promises.
      markInterruptAsFailure: true,
      includeErrorInReport: true,
    }),
  )
}

/** Addresses that a browser would run. */
export const code = [
  'JaVaScRiPt:globalThis.wasRun=true//https://alderway.example/',
  ' java\nscript:globalThis.wasRun=true',
  'java\tscript:globalThis.wasRun=true',
  'data:text/html,<script>globalThis.wasRun=true</script>',
]

const nasty = [
  ...code,
  '<script>globalThis.wasRun = true</script>',
  '"><img src=x onerror="globalThis.wasRun = true">',
  '</title></script><script>globalThis.wasRun = true</script>',
  'https://alderway.example/" onmouseover="globalThis.wasRun=true',
  'http://[',
  '//elsewhere.example/',
  String.raw`\\elsewhere.example`,
  '\u202E\u2066',
  '\uDC00 an end without a beginning',
  'ﷺ'.repeat(5_000),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!',
  '\0\u001B[31m',
  '## A heading\n\n## A heading\n\n- a\n- a\n\n- a',
  '%2F..%2F',
  '%E0%A4%A',
  '..',
  '#',
  '?a=b',
  '__proto__',
  'toString',
  '$&',
  ' \u00A0\uFEFF ',
]

/** Hostile or odd text: markup, addresses that run code, lone surrogates, very long text. */
export function hostileText(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...nasty),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.tuple(fc.constantFrom(...nasty), fc.constantFrom(...nasty)).map(([one, other]) => one + other),
    // Lone surrogates, which the others rarely contain.
    fc.array(fc.integer({ min: 0xd7f0, max: 0xe010 }), { maxLength: 6 }).map((units) => String.fromCharCode(...units)),
  )
}

/** Any JSON value. */
export function anyJson(): fc.Arbitrary<unknown> {
  return fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }), hostileText())
}

/** The usual values, and sometimes none, null, hostile text or any other JSON. */
export function roughly(usual: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: usual }, hostileText(), fc.constantFrom(undefined, null), anyJson())
}

/** Values as JSON, sometimes cut short, and sometimes any text. */
export function asJson(values: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const json = values.map((value) => JSON.stringify(value ?? null))
  return fc.oneof(
    { weight: 6, arbitrary: json },
    fc.tuple(json, fc.nat()).map(([text, cut]) => text.slice(0, cut % (text.length + 1))),
    fc.constantFrom('', '[', '<!doctype html><title>Sign in to the hotel</title>', '\uFEFF[]', '[1e999]', 'NaN'),
    fc.constant('['.repeat(20_000)),
    hostileText(),
  )
}
