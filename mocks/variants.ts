import type { EndpointName } from '@/contract/endpoints'
import type { behaviorsOf } from './behaviors'
import { manyRows } from './behaviors'
import { articleAt, blogAt, jobAt } from './datasets/rows'

type Rows = readonly object[]
type OfContent = 'empty' | 'one' | 'many' | 'long-text'
type Variants<E extends EndpointName> = {
  [W in Extract<(typeof behaviorsOf)[E][number], OfContent>]: (body: object) => object
}

const longer = [
  'and everything that this brings with it from the very first day until long after the handover',
  'einschließlich der Arbeitsunfähigkeitsbescheinigungsverwaltungsvorschriften',
  'مع كل ما يترتب على ذلك من مسؤوليات في جميع الفروع',
  '以及由此产生的所有相关职责',
]

/** Texts that are no prose: a longer one would be another thing, not a longer text. */
const exact = new Set(['id', 'date', 'url', 'imageUrl', 'publishedAt', 'type', 'level', 'salary'])

function lengthen(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return exact.has(key) ? value : [value, ...longer].join(' ')
  if (Array.isArray(value)) return value.map((item) => lengthen(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthen(inner, name)]))
}

function longText(body: object): object {
  return Object(lengthen(body))
}

/** The variants of an answer that is a list, or holds one. */
function ofList(rowAt: (id: number) => object, rowsOf: (body: object) => Rows, bodyOf: (rows: Rows) => object) {
  return {
    empty: () => bodyOf([]),
    one: (body: object) => bodyOf(rowsOf(body).slice(0, 1)),
    many: (body: object) => {
      const rows = rowsOf(body)
      return bodyOf([...rows, ...Array.from({ length: manyRows - rows.length }, (_, i) => rowAt(rows.length + 1 + i))])
    },
    'long-text': longText,
  }
}

function asRows(value: unknown): Rows {
  return Array.isArray(value) ? value : []
}

function headlines(articles: Rows): object {
  return { status: 'ok', totalResults: articles.length, articles }
}

/** What becomes of each endpoint's answer under the behaviors that change its content. */
export const variants: { [E in EndpointName]: Variants<E> } = {
  login: {},
  dashboard: {
    empty: () => ({ totalUsers: 0, totalJobs: 0, totalBlogs: 0 }),
    many: () => ({ totalUsers: 48_210, totalJobs: 1_204_377, totalBlogs: 9_040 }),
  },
  blogs: ofList(blogAt, asRows, (rows) => rows),
  job: { 'long-text': longText },
  jobs: ofList(jobAt, asRows, (rows) => rows),
  news: ofList(articleAt, (body) => asRows('articles' in body && body.articles), headlines),
}
