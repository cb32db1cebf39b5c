import * as fc from 'fast-check'
import { expect } from 'vitest'
import { fuzz, hostileText, withoutConsole } from '~test/fuzz'
import { maxLatency } from '../engine/behaviors'
import type { Edit } from '../engine/database/edits'
import { immediate } from '../engine/respond'
import { createSettings } from '../engine/state/settings'
import { parseNow } from '../engine/state/start'
import { hasSnapshot, type Snapshot } from '../engine/state/snapshot'
import { formatBehavior, formatMock, maxSteps, parseBehavior, parseTarget } from '../engine/state/syntax'
import type { Settings } from '../engine/state/words'
import { createBackend, words } from './agency'

const { snapshots, database } = createBackend({ admin: '/api', local: '', news: '/news' }, immediate)
const { fromFile, fromFragment, toFile, toFragment } = snapshots

const latency = fc.integer({ min: 0, max: maxLatency }).map((delay) => `latency=${delay}`)

/** Any step that the endpoint supports. */
function steps(endpoint: string): fc.Arbitrary<string> {
  const word = fc.oneof(
    fc.constantFrom(...Object.keys(words.behaviorsOf(endpoint))),
    fc.integer({ min: 400, max: 599 }).map(String),
  )
  return fc.oneof(
    word,
    latency,
    fc.tuple(word, latency).map((parts) => parts.join('+')),
  )
}

/** Any sequence that the endpoint supports. */
function sequences(endpoint: string): fc.Arbitrary<string> {
  return fc.oneof(
    fc.array(steps(endpoint), { minLength: 1, maxLength: maxSteps - 1 }).map((parts) => parts.join('>')),
    fc.array(steps(endpoint), { minLength: 1, maxLength: 3 }).map((parts) => `${parts.join('>')}>loop`),
    fc.tuple(steps(endpoint), fc.integer({ min: 1, max: maxSteps })).map((parts) => parts.join('@')),
  )
}

const targets = fc.constantFrom(
  ...words.endpointNames,
  'news[category=sports]',
  'news[country=us,category=business]',
  'job[id=7]',
  'job[id=A b&c=d#%+:é]',
)

const settings = fc.record({
  scenario: fc.constantFrom(...Object.keys(words.scenarios)),
  mock: fc
    .array(targets.chain((target) => fc.tuple(fc.constant(target), sequences(parseTarget(target).endpoint))))
    .map((entries): Record<string, string> => Object.fromEntries(entries)),
  as: fc.constantFrom(undefined, ...Object.keys(words.accounts)),
  expires: fc.option(fc.integer({ min: 0, max: 28_800 }), { nil: undefined }),
  now: fc.option(
    fc
      .date({ min: new Date(1, 0), max: new Date(9998, 0), noInvalidDate: true })
      // Some times of a day do not exist here.
      .map((date) => `${date.toISOString().slice(0, 10)}T12:34`)
      .filter((text) => !Number.isNaN(parseNow(text))),
    { nil: undefined },
  ),
})

/** Settings without what the scenario says anyway. */
function plain({ as, expires, ...setting }: Omit<Settings, 'problems'>) {
  const usual = words.signInOf({ scenario: setting.scenario })
  return {
    ...setting,
    as: as === usual.as ? undefined : as,
    expires: expires === usual.expires ? undefined : expires,
    responses: undefined,
    problems: [],
  }
}

/** Text that resembles `?mock=`. */
const phrases = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .array(
        fc.constantFrom(
          'jobs',
          'news',
          ':',
          ',',
          '+',
          ' ',
          'error',
          '503',
          'latency=',
          '7',
          'live',
          '%',
          '>',
          'loop',
          '@',
          'job',
          '[',
          'id=',
          ']',
        ),
        {
          maxLength: 14,
        },
      )
      .map((parts) => parts.join('')),
  },
  hostileText(),
)

const cell = fc.oneof(
  hostileText(),
  fc.double({ noDefaultInfinity: true, noNaN: true }).filter((value) => !Object.is(value, -0)),
  fc.constant(null),
)
/** No table has a column of these names, and valibot leaves them out. */
const columns = hostileText().filter((name) => !['__proto__', 'prototype', 'constructor'].includes(name))
const table = fc.constantFrom(...Object.keys(database.tables))
const id = fc.integer({ min: 1 })
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    edit: fc.constant('put' as const),
    table,
    row: fc.tuple(id, fc.dictionary(columns, cell, { maxKeys: 4 })).map(([id, cells]) => ({ ...cells, id })),
  }),
  fc.record({ edit: fc.constant('delete' as const), table, id }),
  fc.record({ edit: fc.constant('count' as const), table, count: fc.integer({ min: 0, max: 10_000 }) }),
  fc.record({ edit: fc.constant('reset' as const) }),
)
const allSnapshots: fc.Arbitrary<Snapshot> = fc
  .tuple(settings, fc.array(edits, { maxLength: 5 }))
  .map(([setting, edits]) => ({ ...setting, edits }))

fuzz(
  'any settings survive an address',
  fc.asyncProperty(settings, async (setting) => {
    expect(words.parseMock(formatMock(setting.mock))).toEqual({ mock: setting.mock, problems: [] })
    expect(words.parseQuery(`?${words.formatQuery(setting)}`) ?? words.defaults).toEqual(plain(setting))
    const texts = { ...setting, mock: formatMock(setting.mock), expires: setting.expires?.toString() }
    expect(words.parseSettings(texts)).toEqual({ ...setting, problems: [] })
  }),
  { short: 60 },
)

fuzz(
  'any text in ?scenario= and ?mock= becomes settings or a problem, and formatting them changes nothing',
  fc.asyncProperty(phrases, fc.option(phrases, { nil: undefined }), async (mock, scenario) => {
    const parsed = words.parseSettings({ scenario, mock })
    const store = createSettings(words)
    store.set(parsed)
    for (const name of words.endpointNames) {
      expect(words.supports(name, store.wordOf(name)), `${name}:${store.wordOf(name)}`).toBe(true)
    }
    for (const problem of parsed.problems) expect(problem).toMatch(/[.?]$/)
    const again = words.parseQuery(words.formatQuery(parsed)) ?? words.defaults
    expect(again).toMatchObject({ scenario: parsed.scenario, mock: parsed.mock })
  }),
  { short: 60 },
)

fuzz(
  'any query is parsed without an error',
  fc.asyncProperty(
    fc.oneof(
      fc.webQueryParameters(),
      hostileText(),
      phrases.map((phrase) => `mock=${phrase}`),
      fc.tuple(fc.constantFrom('as', 'expires', 'now'), hostileText()).map((pair) => pair.join('=')),
    ),
    async (query) => {
      const parsed = words.parseQuery(query)
      if (parsed) expect(Object.keys(words.scenarios)).toContain(parsed.scenario)
    },
  ),
)

fuzz(
  'a behavior means the same after formatting and parsing',
  fc.asyncProperty(phrases, async (phrase) => {
    const parsed = parseBehavior(phrase)
    if (parsed) expect(parseBehavior(formatBehavior(parsed))).toEqual(parsed)
  }),
  { short: 60 },
)

fuzz(
  'any snapshot survives a link and a file',
  fc.asyncProperty(allSnapshots, (state) =>
    withoutConsole(async () => {
      const fragment = await toFragment(state)
      expect(fragment).toMatch(/^state=[\w-]+$/)
      expect(await fromFragment(`#${fragment}`)).toEqual({ ...state, ...plain(state) })
      expect(fromFile(toFile(state))).toEqual({ ...state, ...plain(state) })
    }),
  ),
)

fuzz(
  'a link that is cut off, changed or invented is a valid snapshot or none',
  fc.asyncProperty(
    allSnapshots,
    fc.nat(),
    fc.option(fc.constantFrom('A', '_', '-', '=', '%', 'é', ' ')),
    fc.option(hostileText()),
    (state, place, letter, madeUp) =>
      withoutConsole(async () => {
        const whole = await toFragment(state)
        const at = place % whole.length
        const spoilt = whole.slice(0, at) + (letter === null ? '' : letter + whole.slice(at + 1))
        const fragment = madeUp === null ? spoilt : `state=${madeUp}`
        expect(hasSnapshot(`#state=${fragment}`)).toBe(true)
        const read = await fromFragment(`#${fragment}`)
        if (read) expect(fromFile(toFile(read))).toEqual({ ...read, problems: [] })
      }),
  ),
)

fuzz(
  'a file with any text is a valid snapshot or none',
  fc.asyncProperty(
    fc.oneof(
      hostileText(),
      fc.json(),
      fc
        .record({ version: fc.constantFrom(1, 2), query: phrases, edits: fc.jsonValue() })
        .map((value) => JSON.stringify(value)),
    ),
    async (text) => {
      const read = fromFile(text)
      if (read) expect(fromFile(toFile(read))).toMatchObject({ edits: read.edits })
    },
  ),
)
