import { describe, expect, test } from 'vitest'
import { formatBehavior, formatMock, parseBehavior } from '../engine/state/syntax'
import { agency, type MockOptions, words } from './agency'

test.each([
  ['ok', { word: 'ok' }],
  ['503', { word: '503' }],
  ['latency=800', { word: 'ok', latency: 800 }],
  ['error+latency=0', { word: 'error', latency: 0 }],
  ['long-text', { word: 'long-text' }],
  ['latency=60000', { word: 'ok', latency: 60_000 }],
])('reads and writes the behavior %s', (text, behavior) => {
  expect(parseBehavior(text)).toEqual(behavior)
  expect(formatBehavior(behavior)).toBe(text)
})

test.each([
  '',
  'purple',
  '200',
  '5000',
  '1503',
  'my-latency=5',
  'latency=5s',
  'latency=123456',
  'latency=',
  'latency=-1',
  'latency=60001',
  'error+slow',
  'error+latency=1+x',
  'toString',
])('no endpoint supports "%s"', (text) => expect(words.everywhere(text)).toEqual({}))

test('an endpoint supports the behaviors that make sense for it', () => {
  expect(words.supports('news', 'empty')).toBe(true)
  expect(words.supports('job', 'empty')).toBe(false)
  expect(words.supports('login', 'no-token+latency=100')).toBe(true)
  expect(words.supports('jobs', 'no-token')).toBe(false)
  expect(Object.keys(words.everywhere('empty')).toSorted()).toEqual(['blogs', 'dashboard', 'jobs', 'news'])
})

test('a behavior that an endpoint does not support does not compile', () => {
  // @ts-expect-error a single job cannot be empty
  const job: MockOptions = { mock: { job: 'empty' } }
  // @ts-expect-error only the login issues a token
  const jobs: MockOptions = { mock: { jobs: 'no-token+latency=10' } }
  // @ts-expect-error 200 is not an error
  const news: MockOptions = { mock: { news: '200' } }
  // @ts-expect-error a sequence begins with a behavior of its endpoint
  const sequence: MockOptions = { mock: { job: 'empty>ok' } }
  // @ts-expect-error the requests for all jobs have no parameters
  const target: MockOptions = { mock: { 'jobs[id=7]': '503' } }
  const valid: MockOptions = {
    mock: { jobs: 'error+latency=800', news: '429', login: 'no-token', blogs: 'latency=50' },
  }
  const sequences: MockOptions = {
    mock: { jobs: 'ok>503>loop', 'job[id=7]': '503@2', 'news[category=sports]': 'empty' },
  }
  expect([job, jobs, news, sequence, target, valid, sequences]).toHaveLength(7)
})

test.each(Object.entries(agency.scenarios))('the scenario %s uses known words', (_, { mock }) => {
  expect(words.parseMock(mock).problems).toEqual([])
})

test.each(agency.resources.flatMap(({ table }) => (table ? [table] : [])))('the table $name has rows', ({ rows }) => {
  expect(rows).not.toEqual([])
})

describe('?mock=', () => {
  test.each([
    ['news:error,jobs:slow', { news: 'error', jobs: 'slow' }],
    ['jobs:503', { jobs: '503' }],
    [' News : ERROR , ', { news: 'error' }],
    ['login:no-token', { login: 'no-token' }],
    ['jobs:error,jobs:empty', { jobs: 'empty' }],
    ['jobs:error+latency=800', { jobs: 'error+latency=800' }],
    // An unescaped plus sign in a query reads as a space.
    ['jobs:error latency=800', { jobs: 'error+latency=800' }],
    ['empty', { dashboard: 'empty', blogs: 'empty', jobs: 'empty', news: 'empty' }],
    ['empty,jobs:ok', { dashboard: 'empty', blogs: 'empty', jobs: 'ok', news: 'empty' }],
    ['', {}],
    ['jobs:ok>503>ok,news:one', { jobs: 'ok>503>ok', news: 'one' }],
    ['jobs:OK > 503 > error latency=80 > loop', { jobs: 'ok>503>error+latency=80>loop' }],
    ['jobs:503@2', { jobs: '503@2' }],
    ['no-token>ok', { login: 'no-token>ok' }],
    ['job[id=7]:503,job:ok', { 'job[id=7]': '503', job: 'ok' }],
    ['News[ category = sports , country=us ]:one,jobs:ok', { 'news[category=sports,country=us]': 'one', jobs: 'ok' }],
    ['job[id=A=b:C]:404>ok', { 'job[id=A=b:C]': '404>ok' }],
    ['job[]:404', { job: '404' }],
  ])('reads %s', (text, mock) => {
    expect(words.parseMock(text)).toEqual({ mock, problems: [] })
    expect(words.parseMock(formatMock(mock)).mock).toEqual(mock)
  })

  test.each([
    ['nws:error', 'Unknown endpoint "nws". Did you mean "news"?'],
    ['news:eror', '"news" does not support "eror". Did you mean "error"?'],
    ['news:no-token', /"news" does not support "no-token". Use one of: ok, slow/],
    ['job:empty', /"job" does not support "empty"/],
    ['news:200', /"news" does not support "200"/],
    ['flakey', 'Unknown behavior "flakey". Did you mean "flaky"?'],
    ['lattency=800', 'Unknown behavior "lattency=800". Did you mean "latency=800"?'],
    // The largest distance that is still suggested, in a short and in a long word, and one letter more.
    ['jxbx:error', 'Unknown endpoint "jxbx". Did you mean "job"?'],
    ['jxxx:error', /Use one of: job/],
    ['lttncy=8000', 'Unknown behavior "lttncy=8000". Did you mean "latency=800"?'],
    ['news:error:oops', /"news" does not support "error:oops"/],
    ['news:error:', '"news" does not support "error:". Did you mean "error"?'],
    ['news::error', '"news" does not support ":error". Did you mean "error"?'],
    ['news:', /"news" does not support ""/],
    ['news:error+latency=800+latency=900', /"news" does not support "error\+latency=800\+latency=900"/],
    [':', /Unknown endpoint ""/],
    [':error', /Unknown endpoint "". Use one of: job/],
    ['toString:error', /Unknown endpoint "tostring"/],
    ['news:200', '"news" does not support "200". Use a status from 400 to 599.'],
    ['600', 'Unknown behavior "600". Use a status from 400 to 599.'],
    ['jobs:latency=99999', '"jobs" does not support "latency=99999". Use one latency from 0 to 60000 milliseconds.'],
    ['jobs:ok>slwo', '"jobs" does not support "slwo". Did you mean "slow"?'],
    ['ok>slwo', 'Unknown behavior "slwo". Did you mean "slow"?'],
    ['jobs:503@0', '"jobs" does not support "503@0". A sequence has at most 20 steps, and @ is followed by 1 to 20.'],
    ['jobs:503@21', /@ is followed by 1 to 20/],
    [`jobs:${'ok>'.repeat(20)}503`, /A sequence has at most 20 steps/],
    ['jobs:loop', /"jobs" does not support "loop"/],
    ['jobs:ok>>ok', /"jobs" does not support ""/],
    ['job[di=7]:503', '"job" has no parameter "di". Did you mean "id"?'],
    ['job[toString=7]:503', /"job" has no parameter "toString"/],
    ['jobs[page=2]:503', '"jobs" has no parameters, so its requests cannot be told apart.'],
    ['news[page=2]:503', '"news" has no parameter "page". Use one of: country, category, apiKey.'],
    ['news[category=sport]:503', /^"news\[category=sport\]" matches no request: .*"sports"/],
    ['job[id=]:503', /^"job\[id=\]" matches no request/],
    ['jbo[id=7]:503', 'Unknown endpoint "jbo". Did you mean "job"?'],
    ['job[id=7]', /^Cannot read "job\[id=7\]"\. Write it like this: job\[id=7\]:503\.$/],
    ['job[id=7:503', /^Cannot read "job\[id=7:503"/],
  ])('ignores %s and suggests the nearest known word', (text, problem) => {
    const { mock, problems } = words.parseMock(text)
    expect(mock).toEqual({})
    expect(problems).toEqual([expect.stringMatching(problem)])
  })
})

describe('an address', () => {
  test('without the mock’s parameters names no state', () => expect(words.parseQuery('?q=nurse')).toBeUndefined())

  test.each([
    ['?scenario=backend-down', { scenario: 'backend-down', mock: {} }],
    ['?mock=news:error', { scenario: 'everyday', mock: { news: 'error' } }],
    ['?q=a&scenario=news-down&mock=news:ok%2Blatency%3D90', { scenario: 'news-down', mock: { news: 'ok+latency=90' } }],
  ])('reads %s', (query, settings) => expect(words.parseQuery(query)).toEqual({ ...settings, problems: [] }))

  test('with a mistyped scenario is the default state and a suggestion', () => {
    expect(words.parseQuery('?scenario=first-dya')).toEqual({
      scenario: 'everyday',
      mock: {},
      problems: ['Unknown scenario "first-dya". Did you mean "first-day"?'],
    })
  })

  test('with a repeated word reads each of them, or reports it', () => {
    expect(words.parseQuery('?mock=jobs:slow&mock=news:error')).toMatchObject({ mock: { jobs: 'slow', news: 'error' } })
    expect(words.parseQuery('?scenario=news-down&scenario=first-day')?.problems).toEqual([
      expect.stringContaining('Unknown scenario "news-down,first-day".'),
    ])
  })

  test('is written as it is read', () => {
    const settings = { scenario: 'news-down', mock: { jobs: 'error+latency=800', blogs: 'ok' } }
    expect(words.formatQuery(settings)).toBe('scenario=news-down&mock=jobs:error%2Blatency=800,blogs:ok')
    expect(words.parseQuery(words.formatQuery(settings))).toEqual({ ...settings, problems: [] })
    const steps = { scenario: 'everyday', mock: { jobs: 'ok>503>loop', 'job[id=a&b]': '503@2' } }
    expect(words.formatQuery(steps)).toBe('mock=jobs:ok%3E503%3Eloop,job[id=a%26b]:503@2')
    expect(words.parseQuery(words.formatQuery(steps))).toEqual({ ...steps, problems: [] })
    expect(words.formatQuery({ scenario: 'everyday', mock: {} })).toBe('')
  })
})

describe('who is signed in, for how long, and when', () => {
  test.each([
    ['?as=Member', { as: 'member' }],
    ['?expires=0', { expires: 0 }],
    ['?expires=28800', { expires: 28_800 }],
    ['?now=2026-12-24', { now: '2026-12-24' }],
    ['?now=2026-12-24t17:30', { now: '2026-12-24T17:30' }],
    ['?now=2026-12-24T17%3A30%3A05&as=nobody', { as: 'nobody', now: '2026-12-24T17:30:05' }],
    ['?as=admin&as=member', { as: 'member' }],
  ])('reads %s', (query, persona) => {
    expect(words.parseQuery(query)).toEqual({ ...words.defaults, ...persona })
  })

  test.each([
    ['?as=amdin', 'Unknown account "amdin". Did you mean "admin"?'],
    ['?as=visitor', 'Unknown account "visitor". Use one of: nobody, member, admin.'],
    ['?as=toString', /^Unknown account "tostring"/],
    ['?expires=soon', 'A token cannot expire in "soon". Use seconds, from 0 to 28800.'],
    ['?expires=28801', /from 0 to 28800/],
    ['?expires=-1', /from 0 to 28800/],
    ['?expires=', /from 0 to 28800/],
    ['?now=tomorrow', '"TOMORROW" is not a time. Write it like this: 2026-12-24, or 2026-12-24T17:30.'],
    ['?now=2026-02-30', /is not a time/],
    ['?now=2026-13-01', /is not a time/],
    ['?now=2026-12-24T25:00', /is not a time/],
    ['?now=', /is not a time/],
  ])('ignores %s and says what to write', (query, problem) => {
    expect(words.parseQuery(query)).toEqual({ ...words.defaults, problems: [expect.stringMatching(problem)] })
  })

  test('an address says what differs from the scenario', () => {
    const state = { scenario: 'signed-in', mock: {} }
    expect(words.formatQuery({ ...state, as: 'admin', expires: 28_800 })).toBe('scenario=signed-in')
    expect(words.formatQuery({ ...state, as: 'nobody', expires: 10, now: '2026-12-24T17:30' })).toBe(
      'scenario=signed-in&as=nobody&expires=10&now=2026-12-24T17:30',
    )
    expect(words.formatQuery({ scenario: 'expired-session', mock: {}, expires: 0 })).toBe('scenario=expired-session')
    expect(words.formatQuery({ scenario: 'everyday', mock: {}, as: 'nobody' })).toBe('')
  })

  test('a named scenario drops the persona of the defaults', () => {
    const defaults = { ...words.defaults, as: 'admin', now: '2026-12-24' }
    expect(words.parseSettings({ mock: 'jobs:503' }, defaults)).toMatchObject({ as: 'admin', now: '2026-12-24' })
    expect(words.parseSettings({ scenario: 'everyday' }, defaults)).toEqual(words.defaults)
  })
})
