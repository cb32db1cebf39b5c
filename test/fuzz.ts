import * as fc from 'fast-check'
import { test } from 'vitest'

/** Each run tries other cases; FUZZ_SEED repeats those of a failed one. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

/** Declares a test of a fast-check property. A failure names the seed and the smallest case that was found. */
export function fuzz<Case>(title: string, property: fc.IAsyncPropertyWithHooks<Case>, { numRuns = 30 } = {}): void {
  // Vitest kills a worker that never yields.
  property.beforeEach(() => new Promise((resolve) => setImmediate(resolve)))
  // oxlint-disable-next-line vitest/valid-title, vitest/expect-expect -- both are the caller's.
  test(title, { timeout: 45_000 }, () =>
    fc.assert(property, { seed, numRuns, interruptAfterTimeLimit: 30_000, includeErrorInReport: true }),
  )
}

/** Runs one case with a silent console. Throws if it wrote to console.error, so that fast-check can shrink the case. */
export async function withoutConsole(run: () => void | Promise<void>): Promise<void> {
  const errors: string[] = []
  const { error, warn, info } = console
  console.error = (...words: unknown[]) => void errors.push(words.map(String).join(' '))
  console.warn = () => undefined
  console.info = () => undefined
  try {
    await run()
  } finally {
    Object.assign(console, { error, warn, info })
  }
  if (errors.length > 0) throw new Error(`console.error: ${errors.join('\n')}`)
}

const nasty = [
  '<script>globalThis.wasRun = true</script>',
  '"><img src=x onerror="globalThis.wasRun = true">',
  '</script><script>globalThis.wasRun = true</script>',
  '</title><script>globalThis.wasRun = true</script>',
  '{{constructor.constructor("globalThis.wasRun = true")()}}',
  'javascript:globalThis.wasRun=true',
  'JaVaScRiPt:globalThis.wasRun=true',
  'javascript:globalThis.wasRun=true//https://alderway.example/',
  ' javascript:globalThis.wasRun=true',
  'java\nscript:globalThis.wasRun=true',
  'data:text/html,<script>globalThis.wasRun=true</script>',
  'https://alderway.example/" onmouseover="globalThis.wasRun=true',
  'http://[',
  '//elsewhere.example/',
  String.raw`\\elsewhere.example`,
  '\u202Etxt.exe\u202D',
  '\u2066\u2067\u2068\u2069',
  '\uD800',
  '\uDC00 an end without a beginning',
  'a'.repeat(10_000),
  'ﷺ'.repeat(500),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!',
  '\0\u0001\u001B[31m',
  '- one row\n- one row\n- one row',
  '## A heading\n\n## A heading\n\n- a\n\n- a',
  '%',
  '%2F..%2F',
  '%E0%A4%A',
  '..',
  '.',
  '#',
  '?a=b',
  '__proto__',
  'constructor',
  'toString',
  '$&',
  '$',
  '   ',
  '\u00A0',
  '\uFEFF',
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

/** The value as JSON, as storage holds it, and sometimes any text. */
export function asText(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.oneof({ weight: 5, arbitrary: value.map((json) => JSON.stringify(json)) }, hostileText())
}

/** An object with these fields, each sometimes missing, null, hostile or of another type. */
export function roughly(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, usual]) => [
        name,
        fc.oneof(
          { weight: 4, arbitrary: usual },
          { weight: 2, arbitrary: hostileText() },
          fc.constant(null),
          anyJson(),
        ),
      ]),
    ),
    { requiredKeys: [] },
  )
}
