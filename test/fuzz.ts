import { appendFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

/** What `npm run test:deep` sets: seed and path, how long each sentence is tried, in seconds, where cases are counted. */
const { FUZZ_SEED, FUZZ_PATH, FUZZ_SECONDS, FUZZ_COUNTS } = process.env
const seconds = Number(FUZZ_SECONDS ?? 0)

/** How often a sentence is tried. A deep run goes on until its time is over. */
function effort(short: number): fc.Parameters<unknown> {
  return {
    seed: Number(FUZZ_SEED ?? 1),
    ...(FUZZ_PATH && { path: FUZZ_PATH }),
    ...(seconds === 0
      ? { numRuns: short }
      : {
          numRuns: Number.MAX_SAFE_INTEGER,
          interruptAfterTimeLimit: seconds * 1000,
          markInterruptAsFailure: false,
        }),
  }
}

/**
 * A test of a sentence that holds for every case that fast-check makes up: `short` of them in `npm test`, as many as
 * there is time for in `npm run test:deep`. Fails with the smallest case that it finds, and the seed and path to it.
 */
export function fuzz<Case>(sentence: string, property: fc.IAsyncPropertyWithHooks<Case>, { short = 30 } = {}): void {
  // Vitest takes a test that never rests for a dead one.
  property.beforeEach(() => new Promise((resolve) => setImmediate(resolve)))
  // A failure found at the end of its time is still to be made small.
  const timeout = seconds * 3000 + 20_000
  // oxlint-disable-next-line vitest/valid-title -- the sentence is the caller's.
  test(sentence, { timeout }, async () => {
    const outcome = await fc.check(property, effort(short))
    if (FUZZ_COUNTS) appendFileSync(FUZZ_COUNTS, `${outcome.numRuns}\t${sentence}\n`)
    const message = await fc.asyncDefaultReportMessage(outcome)
    // A first case that outlasts its time is no fault found.
    expect(outcome.counterexample, `${message}\n\n${String(outcome.errorInstance)}\n`).toBeNull()
  })
}

/** Runs one case. Throws when it left words on console.error, which the whole test would else be blamed for. */
export async function quietly(run: () => void | Promise<void>): Promise<void> {
  const said: string[] = []
  const { error, warn, info } = console
  console.error = (...words: unknown[]) => void said.push(words.map(String).join(' '))
  console.warn = () => undefined
  console.info = () => undefined
  try {
    await run()
  } finally {
    Object.assign(console, { error, warn, info })
  }
  if (said.length > 0) throw new Error(`console.error: ${said.join('\n')}`)
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

/** Text that means ill, or is only odd: markup, addresses that run, broken letters, far too much of it. */
export function hostileText(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...nasty),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.tuple(fc.constantFrom(...nasty), fc.constantFrom(...nasty)).map(([one, other]) => one + other),
    // Halves of letters, which the others hardly ever hold.
    fc.array(fc.integer({ min: 0xd7f0, max: 0xe010 }), { maxLength: 6 }).map((units) => String.fromCharCode(...units)),
  )
}

/** Whatever JSON can say. */
export function anyJson(): fc.Arbitrary<unknown> {
  return fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }), hostileText())
}

/** JSON of what is given, as storage keeps it, and at times any text. */
export function asText(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.oneof({ weight: 5, arbitrary: value.map((json) => JSON.stringify(json)) }, hostileText())
}

/** An object with these fields, each of them at times missing, null, hostile or of another type. */
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
