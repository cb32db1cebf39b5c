import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fuzz, hostileText } from '~test/fuzz'
import { at, createLibrary } from '~test/library/createLibrary'
import { library } from '~test/library/library'
import { createBackend } from '../backend'
import { commonBehaviors, type Override } from '../behaviors'
import { immediate } from '../requests/handlers'
import type { MockState } from './catalog'
import { hasSnapshot, type Snapshot, writeQuery, removeState } from './codec'
import { createOverrideKey } from './overrides'

const { catalog, codec } = createLibrary()

const { usual } = library.scenarios
/** A library whose names have capital letters. */
const capitalized = createBackend(
  {
    ...library,
    scenarios: { ...library.scenarios, ...(usual && { lateNight: usual }) },
    accounts: { ...library.accounts, nightReader: { title: '', description: '', userId: 1 } },
    resources: library.resources.map(({ endpoints, ...resource }) => ({
      ...resource,
      endpoints: Object.fromEntries(
        Object.entries(endpoints).map(([name, mock]) => [
          name,
          { ...mock, variants: { ...mock.variants, noTitle: commonBehaviors.ok } },
        ]),
      ),
    })),
  },
  { bases: { library: at }, timing: immediate },
)

const ok = { behavior: 'ok' }

describe('?mock=', () => {
  test.each<[string, Override[]]>([
    ['', []],
    ['books:503', [{ endpoint: 'books', steps: [{ behavior: 503 }] }]],
    [' Book : ERROR , ', [{ endpoint: 'book', steps: [{ behavior: 'error' }] }]],
    ['book:ERROR > ok ', [{ endpoint: 'book', steps: [{ behavior: 'error' }, ok] }]],
    ['books:latency=60000', [{ endpoint: 'books', steps: [{ behavior: 'ok', latency: 60_000 }] }]],
    ['books:latency=200-800', [{ endpoint: 'books', steps: [{ behavior: 'ok', latency: [200, 800] }] }]],
    ['books:latency=200–800', [{ endpoint: 'books', steps: [{ behavior: 'ok', latency: [200, 800] }] }]],
    ['books:latency=200 — 800', [{ endpoint: 'books', steps: [{ behavior: 'ok', latency: [200, 800] }] }]],
    ['books:error+Latency=0-0>ok', [{ endpoint: 'books', steps: [{ behavior: 'error', latency: [0, 0] }, ok] }]],
    // An unescaped plus sign in a query reads as a space.
    ['books:error latency=0', [{ endpoint: 'books', steps: [{ behavior: 'error', latency: 0 }] }]],
    ['empty', [{ endpoint: 'books', steps: [{ behavior: 'empty' }] }]],
    ['empty>ok,books:one', [{ endpoint: 'books', steps: [{ behavior: 'one' }] }]],
    ['book[id=A=b:C]:404', [{ endpoint: 'book', when: { id: 'A=b:C' }, steps: [{ behavior: 404 }] }]],
    [
      'books[ page = 2 , size=5 ]:one',
      [{ endpoint: 'books', when: { page: '2', size: '5' }, steps: [{ behavior: 'one' }] }],
    ],
  ])('reads %s', (mock, overrides) => {
    expect(codec.readText({ mock }).value?.overrides).toEqual(overrides)
  })

  test.each([
    ['boks:error', 'Unknown endpoint "boks". Did you mean "books"?'],
    [':error', /^Unknown endpoint ""\. Use one of: books/],
    ['toString:error', /^Unknown endpoint "toString"/],
    ['BOKS:error', 'Unknown endpoint "BOKS". Did you mean "books"?'],
    ['books:eror', '"books" does not support "eror". Did you mean "error"?'],
    ['book:empty', /^"book" does not support "empty"/],
    ['books:200', '"books" does not support "200". Use a status from 400 to 599.'],
    ['books:0x1F7', /^"books" does not support "0x1F7"/],
    ['books:5e2', /^"books" does not support "5e2"/],
    ['600', 'Unknown behavior "600". Use a status from 400 to 599.'],
    ['flakey', 'Unknown behavior "flakey". Did you mean "flaky"?'],
    ['ok>slwo', 'Unknown behavior "slwo". Did you mean "slow"?'],
    ['books:', /^"" is not a step/],
    ['books:ok>>ok', /^"" is not a step/],
    ['books:slow+empty', /^"slow\+empty" is not a step/],
    ['books:latency=99999', 'A latency is from 0 to 60000 milliseconds, or a range such as 200-800.'],
    ['books:latency=800-200', 'A range of latencies begins with the shorter one: latency=200-800.'],
    ['books:latency=200-99999', 'A latency is from 0 to 60000 milliseconds, or a range such as 200-800.'],
    ['books:latency=200-', 'A latency is from 0 to 60000 milliseconds, or a range such as 200-800.'],
    ['books:error+latency=1-2-3', 'A latency is from 0 to 60000 milliseconds, or a range such as 200-800.'],
    ['latency=800-200', 'A range of latencies begins with the shorter one: latency=200-800.'],
    ['books:error+latency=1+latency=2', /Write it like this: error\+latency=200-800\.$/],
    ['books:503;', /^"503;" is not a step\. Write it like this/],
    [`books:${'ok>'.repeat(20)}503`, 'An endpoint can have 1 to 20 steps.'],
    ['book[di=7]:503', '"book" has no parameter "di". Did you mean "id"?'],
    ['book[toString=7]:503', /^"book" has no parameter "toString"/],
    ['profile[page=2]:503', '"profile" has no parameter "page". Its requests cannot be told apart.'],
    ['books[page=two]:503', /^No request to "books" has the page "two"/],
    ['book[id=7,id=8]:503', 'A request has one id: write an override for each value.'],
    ['book[id=7, x]:503', /names no parameter with a value/],
    ['book[]:503', /^"\[\]" names no parameter with a value/],
    ['book[id=7]', /^Cannot read "book\[id=7\]"\. Write it like this/],
    ['book[id=7:503', /^Cannot read "book\[id=7:503"/],
  ])('says what is wrong with %s, and reads nothing', (mock, problem) => {
    expect(codec.readText({ mock })).toEqual({ problems: [expect.stringMatching(problem)] })
  })
})

describe('a name is read in any letter case, and kept as it is declared:', () => {
  const noTitle = { behavior: 'noTitle' }
  const read: [string, Partial<MockState>][] = [
    ['mock=ADDBOOK:500', { overrides: [{ endpoint: 'addBook', steps: [{ behavior: 500 }] }] }],
    [
      'mock=books:NOTITLE>Ok+Latency=8',
      { overrides: [{ endpoint: 'books', steps: [noTitle, { ...ok, latency: 8 }] }] },
    ],
    ['mock=Book[ID=Seven]:notitle', { overrides: [{ endpoint: 'book', when: { id: 'Seven' }, steps: [noTitle] }] }],
    ['mock=books:ok,BOOKS:503', { overrides: [{ endpoint: 'books', steps: [{ behavior: 503 }] }] }],
    ['scenario=latenight&as=NIGHTREADER', { scenario: 'lateNight', as: 'nightReader' }],
  ]
  test.each(read)('%s', (query, part) => {
    expect(capitalized.codec.readQuery(query)?.value).toEqual({ ...catalog.everyday, ...part })
  })

  test.each(read)('%s, in a file and a script', (query, part) => {
    const { value } = capitalized.codec.readQuery(query) ?? {}
    const written = JSON.stringify({ version: 3, ...value, edits: [] })
    const changed = written.replaceAll(/addBook|books|noTitle|lateNight|nightReader/g, (name) => name.toUpperCase())
    expect(capitalized.codec.readSnapshot(changed).value).toEqual({ ...catalog.everyday, edits: [], ...part })
    capitalized.set(JSON.parse(changed))
    expect(capitalized.state.get()).toEqual({ ...catalog.everyday, ...part })
  })

  test('an override of all endpoints', () => {
    const overrides = capitalized.codec.readText({ mock: 'NoTitle' }).value?.overrides
    expect(overrides?.map(({ endpoint }) => endpoint)).toEqual(catalog.endpointNames)
  })
})

describe('an address', () => {
  test.each<[string, Partial<MockState>]>([
    ['scenario=closed', { scenario: 'closed' }],
    ['as=reader&expires=0', { as: 'reader', expires: 0 }],
    ['scenario=reading&as=nobody&expires=10', { scenario: 'reading', as: 'nobody', expires: 10 }],
    [
      'scenario=closed&mock=book[id=a%26b]:ok%3E503%2Blatency=8,books:slow',
      {
        scenario: 'closed',
        overrides: [
          { endpoint: 'book', when: { id: 'a&b' }, steps: [ok, { behavior: 503, latency: 8 }] },
          { endpoint: 'books', steps: [{ behavior: 'slow' }] },
        ],
      },
    ],
    [
      'mock=book[id=%2520a%252Cb%255D100%2525]:404',
      { overrides: [{ endpoint: 'book', when: { id: ' a,b]100%' }, steps: [{ behavior: 404 }] }] },
    ],
    [
      'mock=books[page=2,tag=%255Btea%255D]:404',
      { overrides: [{ endpoint: 'books', when: { page: '2', tag: '[tea]' }, steps: [{ behavior: 404 }] }] },
    ],
    [
      'mock=books[published%255Bsince%255D=2014]:404',
      { overrides: [{ endpoint: 'books', when: { 'published[since]': '2014' }, steps: [{ behavior: 404 }] }] },
    ],
  ])('is read and written, with readable punctuation: %s', (query, part) => {
    const state = { ...catalog.everyday, ...part }
    expect(codec.readQuery(`?q=1&${query}`)).toEqual({ value: state, problems: [] })
    expect(writeQuery(catalog, state)).toBe(query)
  })

  test.each([
    ['?scenario=closde', 'Unknown scenario "closde". Did you mean "closed"?'],
    ['?scenario=usual&scenario=closed', /^Unknown scenario "usual,closed"/],
    ['?as=raeder', 'Unknown account "raeder". Did you mean "reader"?'],
    ['?expires=28801', 'A token can expire in 0 to 28800 seconds.'],
    ['?expires=-1', /0 to 28800 seconds/],
  ])('that is wrong says so, and names nothing: %s', (query, problem) => {
    expect(codec.readQuery(query)).toEqual({ problems: [expect.stringMatching(problem)] })
  })

  test('names no state without the mock’s parameters, and reads repeated and capitalized ones', () => {
    expect(codec.readQuery('?q=nurse')).toBeUndefined()
    expect(writeQuery(catalog, { ...catalog.everyday, as: 'nobody' })).toBe('')
    const overrides = ['books', 'book'].map((endpoint) => ({ endpoint, steps: [ok] }))
    const state = { ...catalog.everyday, as: 'reader', overrides }
    expect(codec.readQuery('?as=Reader&mock=books:OK&mock=book:ok')?.value).toEqual(state)
  })

  test('with a scenario drops what the server’s own state has', () => {
    const fallback: MockState = { scenario: 'closed', overrides: [], as: 'reader' }
    expect(codec.readText({ mock: 'books:ok' }, fallback).value).toMatchObject({ scenario: 'closed', as: 'reader' })
    expect(codec.readText({ scenario: 'usual' }, fallback).value).toEqual(catalog.everyday)
  })
})

const snapshot: Snapshot = {
  scenario: 'closed',
  overrides: [
    {
      endpoint: 'books',
      steps: [{ behavior: 'custom', latency: 5 }],
      response: { status: 404, headers: { 'retry-after': '3' }, body: '{}' },
    },
  ],
  as: 'reader',
  expires: 10,
  recording: {
    name: 'Tea',
    responses: [{ endpoint: 'book', path: '/books/1', at: '', status: 200, headers: {}, body: '' }],
  },
  edits: [
    {
      edit: 'put',
      table: 'book',
      row: { id: 'isbn-1', title: 'Zoë’s café 東京', blurb: null, tags: ['a', 1], publisher: { city: 'Hull' } },
    },
    { edit: 'count', table: 'reader', count: 20 },
    { edit: 'delete', table: 'reader', id: 2 },
    { edit: 'reset' },
  ],
}

describe('a snapshot', () => {
  test('survives a file and a link’s fragment', async () => {
    expect(codec.readSnapshot(codec.writeSnapshot(snapshot)).value).toEqual(snapshot)
    const fragment = await codec.writeFragment(snapshot)
    expect(fragment).toMatch(/^state=[\w-]+$/)
    expect([hasSnapshot(`#${fragment}`), hasSnapshot('#top#state=a')]).toEqual([true, false])
    expect((await codec.readFragment(`#${fragment}`)).value).toEqual(snapshot)
  })

  const [custom] = snapshot.overrides
  const sent = { status: 200, headers: {}, body: '' }
  const answer = (response: object) => ({ overrides: [{ ...custom, response: { ...sent, ...response } }] })
  const record = (response: object) => ({
    recording: { name: '', responses: [{ endpoint: 'book', path: '/', at: '', ...sent, ...response }] },
  })
  const put = (row: object) => ({ edits: [{ edit: 'put', table: 'book', row: { id: 'a', ...row } }] })
  const repeat = (length: number, edit: object) => ({ edits: Array.from({ length }, () => edit) })
  const count = { edit: 'count', table: 'book', count: 1000 }
  const remove = { edit: 'delete', table: 'book', id: 'isbn-1' }
  test.each<[string, object, RegExp]>([
    ['a scenario that is unknown', { scenario: 'open' }, /^Unknown scenario "open"/],
    [
      'a latency range from long to short',
      { overrides: [{ ...custom, steps: [{ behavior: 'ok', latency: [9, 1] }] }] },
      /^A range of latencies begins with the shorter one: latency=1-9\.$/,
    ],
    [
      'a latency that is no number',
      { overrides: [{ ...custom, steps: [{ behavior: 'ok', latency: '200-800' }] }] },
      /^A latency is from 0 to 60000/,
    ],
    ['a status that is none', answer({ status: 99 }), /from 200 to 599/],
    ['a header that cannot be sent', answer({ headers: { a: 'x\r\ny' } }), /"a" is not a header/],
    ['a recorded header that cannot be sent', record({ headers: { 'b c': '' } }), /"b c" is not a header/],
    ['a cell of another type', put({ title: 7 }), /edits\.0\.row\.title: .*Expected string/],
    ['a column that is unknown', put({ titel: '' }), /edits\.0\.row\.titel/],
    ['a table that is unknown', { edits: [{ edit: 'delete', table: 'ship', id: 1 }] }, /There is no table "ship"/],
    ['more rows than a table holds', { edits: [{ ...count, count: 1001 }] }, /from 0 to 1000/],
    ['more edits than can be applied', repeat(20_001, { edit: 'reset' }), /at most 20000 rows/],
    [
      'few edits that would take minutes',
      { edits: Array.from({ length: 20 }, () => [count, remove]).flat() },
      /at most 20000 rows/,
    ],
    ['another version', { version: 2 }, /has version 2, and this demo reads version 3\. Ask for a new link/],
  ])('with %s is refused in a sentence', (_, part, problem) => {
    const { value, problems } = codec.readSnapshot(JSON.stringify({ version: 3, ...snapshot, ...part }))
    expect(value).toBeUndefined()
    expect(problems.join(' ')).toMatch(problem)
  })

  test.each(['', 'null', '<html>', '{"edits":[]}'])('is not the text %j', (text) => {
    expect(codec.readSnapshot(text).problems).toEqual([expect.stringContaining('neither a HAR file nor a state file')])
  })

  test.each(['.', ',', ')', '>', '"', '%3E', '%20'])('survives a text in which "%s" follows it', async (end) => {
    const fragment = await codec.writeFragment(snapshot)
    expect((await codec.readFragment(fragment + end)).problems).toEqual([])
    expect(codec.readQuery(`mock=books:503${end}`)?.value?.overrides).toMatchObject([{ steps: [{ behavior: 503 }] }])
  })

  test('survives a mail or a wiki that writes its signs for HTML', () => {
    const { value } = codec.readQuery('expires=10&amp;mock=books:ok&gt;503') ?? {}
    expect(value).toMatchObject({ expires: 10, overrides: [{ steps: [{ behavior: 'ok' }, { behavior: 503 }] }] })
    expect(removeState('?q=1&amp;mock=books:503')).toBe('q=1')
  })

  test('that is cut off, invalid or inflates without end is refused', async () => {
    const fragment = await codec.writeFragment(snapshot)
    for (const text of [fragment.slice(0, -9), '#state=%%%', '#state=']) {
      expect((await codec.readFragment(text)).problems).toEqual([expect.stringContaining('This link is incomplete')])
    }
    const bomb = { ...snapshot, recording: { name: 'x'.repeat(11_000_000), responses: [] } }
    expect((await codec.readFragment(await codec.writeFragment(bomb))).problems).toEqual([
      expect.stringContaining('holds more than a demo can open'),
    ])
  })
})

const behavior = fc.oneof(
  fc.constantFrom('ok', 'slow', 'error', 'hold', 'flaky', 'custom'),
  fc.integer({ min: 400, max: 599 }),
)
const milliseconds = fc.integer({ min: 0, max: 60_000 })
const range = fc
  .tuple(milliseconds, milliseconds)
  .map(([one, other]): [number, number] => [Math.min(one, other), Math.max(one, other)])
const step = fc.record({ behavior, latency: fc.oneof(milliseconds, range) }, { requiredKeys: ['behavior'] })
const steps = fc.array(step, { minLength: 1, maxLength: 4 })
const value = fc.stringMatching(/^[\w.:=> \t\n\u00a0/,%[\]+&#-]{0,12}$/)
const override = fc.oneof(
  fc.record({ endpoint: fc.constantFrom('books', 'profile'), steps }),
  fc.record({ endpoint: fc.constant('book'), when: fc.record({ id: value }), steps }),
  fc.record({
    endpoint: fc.constant('books'),
    when: fc.record({ page: fc.constant('2'), tag: value, 'published[since]': value }),
    steps,
  }),
)
const state = fc.record(
  {
    scenario: fc.constantFrom('usual', 'closed'),
    overrides: fc.uniqueArray(override, { maxLength: 4, selector: createOverrideKey }),
    as: fc.constant('reader'),
    expires: fc.integer({ min: 0, max: 28_799 }),
  },
  { requiredKeys: ['scenario', 'overrides'] },
)

fuzz(
  'every state is read back from its address and its link',
  fc.asyncProperty(state, async (one) => {
    const query = writeQuery(catalog, one)
    expect(codec.readQuery(`?${query}`)?.value ?? catalog.everyday).toEqual(one)
    const shared = { ...one, edits: [] }
    expect((await codec.readFragment(await codec.writeFragment(shared))).value).toEqual(shared)
  }),
)

fuzz(
  'whatever is written as a state is read, or refused with sentences',
  fc.asyncProperty(hostileText(), hostileText(), async (one, other) => {
    for (const reading of [
      codec.readText({ scenario: one, mock: other, as: one, expires: other }),
      codec.readText({ mock: `books:${one},book[id=${other}]:503` }),
      codec.readSnapshot(one),
      await codec.readFragment(`#state=${one}`),
    ]) {
      expect(reading.value === undefined).toBe(reading.problems.length > 0)
    }
  }),
)

// A time that grows with the square of the length would be over the test's own.
test('a step of many spaces is refused as fast as any', () => {
  const step = `a${' '.repeat(300_000)}b`
  expect(codec.readQuery(`mock=books:${step}`)?.problems).toEqual([expect.stringContaining('is not a step')])
})
