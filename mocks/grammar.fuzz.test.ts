import * as fc from 'fast-check'
import { expect } from 'vitest'
import { endpointNames } from '@/contract/endpoints'
import { fuzz, hostileText, withoutConsole } from '~test/fuzz'
import { behaviorsOf, canShow, longestLatency, type MockSetting, readBehavior, writeBehavior } from './behaviors'
import { createControl, readQuery, readState, type Setting, writeQuery } from './control'
import type { Edit } from './data'
import { scenarioNames } from './scenarios'
import { formatMock, parseMock } from './setting'
import { fromFile, fromFragment, holdsState, type Shared, toFile, toFragment } from './share'
import { tableNames } from './tables'

const latency = fc.integer({ min: 0, max: longestLatency }).map((delay) => `latency=${delay}`)

/** Any behaviors that endpoints can show. */
const mocks = fc.record(
  Object.fromEntries(
    endpointNames.map((name) => {
      const how = fc.oneof(
        fc.constantFrom<string>(...behaviorsOf[name]),
        fc.integer({ min: 400, max: 599 }).map(String),
      )
      return [
        name,
        fc.oneof(
          how,
          latency,
          fc.tuple(how, latency).map((parts) => parts.join('+')),
        ),
      ]
    }),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<MockSetting>

const settings = fc.record({ scenario: fc.constantFrom(...scenarioNames), mock: mocks })

/** Words that come near to what `?mock=` takes. */
const words = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .array(fc.constantFrom('jobs', 'news', ':', ',', '+', ' ', 'error', '503', 'latency=', '7', 'live', '%'), {
        maxLength: 14,
      })
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
const table = fc.constantFrom(...tableNames)
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
const states: fc.Arbitrary<Shared> = fc
  .tuple(settings, fc.boolean(), fc.array(edits, { maxLength: 5 }))
  .map(([setting, signedIn, edits]) => ({ ...setting, signedIn, edits }))

fuzz(
  'any setting that can be made is written into an address and read out of it as it was',
  fc.asyncProperty(settings, async (setting) => {
    expect(parseMock(formatMock(setting.mock))).toEqual({ setting: setting.mock, unknown: [] })
    const atRest = setting.scenario === 'everyday' && Object.keys(setting.mock).length === 0
    expect(readQuery(`?${writeQuery(setting)}`)).toEqual(atRest ? undefined : { ...setting, unknown: [] })
    expect(readState({ scenario: setting.scenario, mock: formatMock(setting.mock) })).toMatchObject(setting)
  }),
  { short: 60 },
)

fuzz(
  'whatever stands in ?scenario= and ?mock=, it is a setting or a sentence, and writing it changes nothing more',
  fc.asyncProperty(words, fc.option(words, { nil: undefined }), async (mock, scenario) => {
    const read = readState({ scenario, mock })
    const control = createControl()
    control.set(read)
    for (const name of endpointNames) {
      const { how } = control.behaviorOf(name)
      expect(canShow(name, how)).toBe(true)
    }
    for (const sentence of read.unknown) expect(sentence).toMatch(/[.?]$/)
    const again: Partial<Setting> = readQuery(writeQuery(read)) ?? { scenario: 'everyday', mock: {} }
    expect(again).toMatchObject({ scenario: read.scenario, mock: read.mock })
  }),
  { short: 60 },
)

fuzz(
  'whatever the whole query is, it is read without a fault',
  fc.asyncProperty(
    fc.oneof(
      fc.webQueryParameters(),
      hostileText(),
      words.map((word) => `mock=${word}`),
    ),
    async (query) => {
      const read = readQuery(query)
      if (read) expect(scenarioNames).toContain(read.scenario)
    },
  ),
)

fuzz(
  'a behavior that is read is written back as one that means the same',
  fc.asyncProperty(words, async (word) => {
    const read = readBehavior(word)
    if (read) expect(readBehavior(writeBehavior(read))).toEqual(read)
  }),
  { short: 60 },
)

fuzz(
  'any state that can be made travels in a link and in a file, whole',
  fc.asyncProperty(states, (state) =>
    withoutConsole(async () => {
      const fragment = await toFragment(state)
      expect(fragment).toMatch(/^state=[\w-]+$/)
      expect(await fromFragment(`#${fragment}`)).toEqual({ ...state, unknown: [] })
      expect(fromFile(toFile(state))).toEqual({ ...state, unknown: [] })
    }),
  ),
)

fuzz(
  'a link that was cut, changed or made up is a sound state or none, and never a fault',
  fc.asyncProperty(
    states,
    fc.nat(),
    fc.option(fc.constantFrom('A', '_', '-', '=', '%', 'é', ' ')),
    fc.option(hostileText()),
    (state, place, letter, madeUp) =>
      withoutConsole(async () => {
        const whole = await toFragment(state)
        const at = place % whole.length
        const spoilt = whole.slice(0, at) + (letter === null ? '' : letter + whole.slice(at + 1))
        const fragment = madeUp === null ? spoilt : `state=${madeUp}`
        expect(holdsState(`#state=${fragment}`)).toBe(true)
        const read = await fromFragment(`#${fragment}`)
        // What can still be read must be a state that can be handed on.
        if (read) expect(fromFile(toFile(read))).toEqual({ ...read, unknown: [] })
      }),
  ),
)

fuzz(
  'a file with anything in it is a sound state or none, and never a fault',
  fc.asyncProperty(
    fc.oneof(
      hostileText(),
      fc.json(),
      fc
        .record({ version: fc.constantFrom(1, 2), query: words, signedIn: fc.boolean(), edits: fc.jsonValue() })
        .map((value) => JSON.stringify(value)),
    ),
    async (text) => {
      const read = fromFile(text)
      if (read) expect(fromFile(toFile(read))).toMatchObject({ signedIn: read.signedIn, edits: read.edits })
    },
  ),
)
