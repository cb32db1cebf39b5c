import { describe, expect, test } from 'vitest'
import { formatMock, parseMock } from './setting'

describe('the words of ?mock=', () => {
  test.each([
    ['news:error,jobs:slow', { news: 'error', jobs: 'slow' }],
    ['jobs:503', { jobs: '503' }],
    [' News : ERROR , ', { news: 'error' }],
    ['login:no-token', { login: 'no-token' }],
    ['jobs:error,jobs:empty', { jobs: 'empty' }],
    ['jobs:error+latency=800', { jobs: 'error+latency=800' }],
    // What is left of a plus sign that was not escaped.
    ['jobs:error latency=800', { jobs: 'error+latency=800' }],
    ['empty', { dashboard: 'empty', blogs: 'empty', jobs: 'empty', news: 'empty' }],
    ['empty,jobs:ok', { dashboard: 'empty', blogs: 'empty', jobs: 'ok', news: 'empty' }],
    ['', {}],
  ])('%s', (text, setting) => {
    expect(parseMock(text)).toEqual({ setting, unknown: [] })
    expect(parseMock(formatMock(parseMock(text).setting)).setting).toEqual(setting)
  })

  test.each([
    ['nws:error', '"nws" is no endpoint; did you mean "news"?'],
    ['news:eror', '"news" cannot show "eror"; did you mean "error"?'],
    ['news:no-token', /"news" cannot show "no-token"; known are ok, slow/],
    ['job:empty', /"job" cannot show "empty"/],
    ['news:200', /"news" cannot show "200"/],
    ['flakey', '"flakey" is no behavior; did you mean "flaky"?'],
    ['lattency=800', '"lattency=800" is no behavior; did you mean "latency=800"?'],
    // As far away as a word may be, in a short one and in a long one, and one letter further.
    ['jxbx:error', '"jxbx" is no endpoint; did you mean "job"?'],
    ['jxxx:error', /known are login/],
    ['lttncy=8000', '"lttncy=8000" is no behavior; did you mean "latency=800"?'],
    [':error', /"" is no endpoint; known are login/],
    ['toString:error', /"tostring" is no endpoint/],
  ])('%s is not known, changes nothing, and its nearest known word is named', (text, sentence) => {
    const { setting, unknown } = parseMock(text)
    expect(setting).toEqual({})
    expect(unknown).toEqual([expect.stringMatching(sentence)])
  })
})
