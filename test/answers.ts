import * as fc from 'fast-check'
import { experienceLevels, jobTypes } from '@/contract/entities'
import { anyJson, hostileText, roughly } from './fuzz'

const ids = fc.oneof(fc.integer(), fc.double(), fc.string(), hostileText(), fc.constantFrom(1, 2, '1'))
const day = fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
const address = fc.oneof(fc.webUrl(), hostileText())

/** Rows as a service might send them on a bad day: most of each keeps the contract, something in it may not. */
export const rows = {
  job: roughly({
    id: ids,
    title: fc.string({ minLength: 1 }),
    description: fc.lorem(),
    location: fc.string(),
    salary: fc.oneof(fc.integer(), fc.double(), hostileText()),
    company: fc.string(),
    requirements: fc.lorem(),
    type: fc.constantFrom(...jobTypes),
    level: fc.constantFrom(...experienceLevels),
  }),
  blog: roughly({
    id: ids,
    title: fc.string({ minLength: 1 }),
    author: fc.string(),
    date: day,
    description: fc.lorem(),
    content: fc.lorem({ mode: 'sentences' }),
    imageUrl: address,
  }),
  article: roughly({ title: fc.string({ minLength: 1 }), description: fc.lorem(), url: address }),
}

function list(row: fc.Arbitrary<unknown>) {
  return fc.array(fc.oneof({ weight: 9, arbitrary: row }, anyJson()), { maxLength: 12 })
}

/** Bodies that come near to what each endpoint answers. */
const near = {
  job: rows.job,
  jobs: list(rows.job),
  blogs: list(rows.blog),
  news: roughly({ articles: list(rows.article) }),
  dashboard: roughly({ totalUsers: fc.nat(), totalJobs: fc.nat(), totalBlogs: fc.double() }),
  login: roughly({ token: fc.string() }),
}

const text = fc.oneof({ weight: 4, arbitrary: hostileText() }, fc.string())
const title = text.map((given) => given.trim() || 'A title')
const runningAddress = fc.constantFrom(
  'javascript:globalThis.wasRun=true',
  'JAVASCRIPT:globalThis.wasRun=true//https://alderway.example/',
  'java\tscript:globalThis.wasRun=true',
  'data:text/html,<script>globalThis.wasRun=true</script>',
  'blob:https://alderway.example/1',
)
/** Answers that keep the contract, and in which every text is hostile. The first row's id is 1. */
export const hostileRows = fc
  .record({
    job: fc.record({
      id: fc.constant('1'),
      title,
      description: text,
      location: text,
      salary: text,
      company: text,
      requirements: text,
      type: text,
      level: text,
    }),
    blog: fc.record({
      id: fc.constant('1'),
      title,
      author: text,
      date: text,
      description: text,
      content: text,
      imageUrl: text,
    }),
    articles: fc.array(fc.record({ title, description: text, url: fc.oneof(runningAddress, text) }), {
      minLength: 4,
      maxLength: 4,
    }),
    id: text.filter((given) => given !== ''),
  })
  .map(({ job, blog, articles, id }) => ({
    job,
    jobs: [job, { ...job, id }, { ...job, id: '2', title: `${job.title} again` }],
    blogs: [blog, { ...blog, id }],
    news: { articles },
    dashboard: { totalUsers: 1, totalJobs: 2, totalBlogs: 3 },
  }))

export interface Sent {
  status: number
  type: string
  body: string | Uint8Array
}

const statusesWithoutBody = [204, 205, 304]

/** The answer as fetch gives it. */
export function toResponse({ status, type, body }: Sent): Response {
  const headers = { 'content-type': type }
  return new Response(statusesWithoutBody.includes(status) ? null : Uint8Array.from(toBytes(body)), { status, headers })
}

function toBytes(body: string | Uint8Array): Uint8Array {
  return typeof body === 'string' ? new TextEncoder().encode(body) : body
}

function bodies(name: keyof typeof near): fc.Arbitrary<string | Uint8Array> {
  const json = fc.oneof({ weight: 4, arbitrary: near[name] }, anyJson()).map((value) => JSON.stringify(value))
  return fc.oneof(
    { weight: 6, arbitrary: json },
    fc.tuple(json, fc.nat()).map(([text, cut]) => text.slice(0, cut % (text.length + 1))),
    fc.uint8Array({ maxLength: 60 }),
    fc.constantFrom('', '[', '<!doctype html><title>Sign in to the hotel</title>', '\uFEFF[]', '[1e999]', 'NaN'),
    fc.constant('['.repeat(20_000)),
  )
}

/** Any answer to an endpoint: of any status, type and shape, whole or cut short. Most of them come with a 200. */
export function answersOf(name: keyof typeof near): fc.Arbitrary<Sent> {
  return fc.record({
    status: fc.oneof({ weight: 6, arbitrary: fc.constant(200) }, fc.integer({ min: 200, max: 599 })),
    type: fc.oneof(
      { weight: 4, arbitrary: fc.constant('application/json') },
      fc.constantFrom('text/html', 'text/plain; charset=utf-16', 'application/octet-stream', 'x/y; charset=nonsense'),
    ),
    body: bodies(name),
  })
}

/** Runs with every call answered by `answer`, which is given the request. What fetch itself refuses is refused here. */
export async function answeredBy(answer: (request: Request) => Response, run: () => Promise<void>): Promise<void> {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => answer(new Request(input, init))
  try {
    await run()
  } finally {
    globalThis.fetch = fetch
  }
}
