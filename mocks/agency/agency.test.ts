import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { request } from '@/api/request'
import { settings } from '@/api/settings'
import { daysAgo } from '@/content/daysAgo'
import { featuredJobs } from '@/content/featuredJobs'
import { sampleJobs } from '@/content/sampleJobs'
import * as contract from '@/contract/endpoints'
import { useAuth } from '@/stores/auth'
import { backend } from '~test/backend'
import { agency, catalog } from './agency'
import { users } from './auth/rows/users'
import { datasets } from './rows/datasets'
import type { MockOptions } from './createBackend'

const admin = { email: 'admin@alderway.example', password: 'demo1234' }

async function signInAs(body: typeof admin) {
  const { token } = await request('login', { body })
  useAuth.getState().signIn(token)
}

test('mocks/agency/agency.ts names each schema of src/contract/endpoints.ts for the OpenAPI description', () => {
  const schemas = Object.entries(contract).filter(([, value]) => 'kind' in value)
  expect(Object.keys(agency.entities ?? {}).toSorted()).toEqual(schemas.map(([name]) => name).toSorted())
})

test('the admin gets a token that opens the dashboard, which counts the rows of the database', async () => {
  await signInAs(admin)
  expect(await request('dashboard', {})).toEqual({ totalUsers: 6, totalJobs: 30, totalBlogs: 14 })
  backend.edits.apply({ edit: 'delete', table: 'job', id: 1 })
  expect(await request('dashboard', {})).toMatchObject({ totalJobs: 29 })
})

test('the email of a login may be in any letter case', async () => {
  expect(await request('login', { body: { ...admin, email: 'Admin@Alderway.example' } })).toHaveProperty('token')
  backend.edits.apply({ edit: 'put', table: 'user', row: { id: 1, email: 'Ada@Alderway.example' } })
  expect(await request('login', { body: { ...admin, email: 'ada@alderway.example' } })).toHaveProperty('token')
})

test('who logs in again after the session of a scenario has expired stays logged in', async () => {
  backend.setOptions({ scenario: 'expired-session' })
  await signInAs(admin)
  expect(await request('dashboard', {})).toHaveProperty('totalJobs')
})

test.each([
  ['a wrong password', { ...admin, password: 'demo12345' }],
  ['an unknown email', { ...admin, email: 'nobody@alderway.example' }],
  ['a member who is not an admin', { ...admin, ...users[1] }],
])('%s gets 401', async (_, body) => {
  await expect(request('login', { body })).rejects.toMatchObject({ kind: 'http', status: 401 })
})

test('a member gets 403, and so does an admin whose role is edited', async () => {
  backend.setOptions({ as: 'member' })
  useAuth.getState().signIn(backend.signIn() ?? '')
  await expect(request('dashboard', {})).rejects.toMatchObject({ status: 403 })
  await signInAs(admin)
  await request('dashboard', {})
  backend.edits.apply({ edit: 'put', table: 'user', row: { id: 1, role: 'member' } })
  await expect(request('dashboard', {})).rejects.toMatchObject({ status: 403 })
})

const missingKey = 'Your API key is missing: query.apiKey.'

test.each([
  ['login', '', 400, 'body is missing'],
  ['login', 'email=a%40b.example&password=s3cret', 400, 'body: Not JSON'],
  ['login', '{"email": 7, "password": ["s3cret"]}', 400, /^body.email: .*; body.password: .* \(hidden\)$/],
  ['news', 'country=us&category=business', 401, missingKey],
  ['news', 'country=us&category=arts&apiKey=k', 400, /^query.category: .*"sports".* but received "arts"$/],
])('a request for %s with %j gets %i, which names what is wrong', async (endpoint, sent, status, message) => {
  const { admin, news } = settings.bases
  const response = await (endpoint === 'login'
    ? fetch(`${admin}/auth/login`, { method: 'POST', body: sent })
    : fetch(`${news}/top-headlines?${sent}`))
  expect(response.status).toBe(status)
  const body: unknown = await response.json()
  expect(Object(body).error?.message ?? Object(body).message).toMatch(message)
  expect(backend.requests.get()[0]?.requestIssues.join('; ')).toMatch(
    message === missingKey ? 'query.apiKey is missing' : message,
  )
})

test('there are thirty jobs, with the listing’s seven samples under their ids, and fields left out of some', async () => {
  const jobs = await request('jobs', {})
  expect(jobs.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => String(index + 1)))
  expect(jobs.slice(0, 7).map(({ title }) => title)).toEqual(sampleJobs.map(({ title }) => title))
  for (const field of ['salary', 'location', 'company', 'requirements'] as const)
    expect(jobs.filter((job) => job[field] === undefined).length, field).toBeGreaterThan(0)
})

test('posts, news and jobs are dated before today, the newest within the last week, however old the site is', async () => {
  const [yesterday, aWeekAgo, twoMonthsAgo] = [daysAgo(1), daysAgo(7), daysAgo(64)]
  const posts = (await request('blogs', {})).map(({ date = '' }) => date)
  const jobs = (await request('jobs', {})).map(({ datePosted = '' }) => datePosted)
  const query = { country: 'us', category: 'business', apiKey: 'demo-key' } as const
  const news = (await request('news', { query })).articles.map(({ publishedAt = '' }) => publishedAt)
  for (const days of [posts, jobs, news]) {
    const newest = days.toSorted().at(-1) ?? ''
    expect(newest <= yesterday && newest >= aWeekAgo, newest).toBe(true)
  }
  expect(posts).toEqual(posts.toSorted().toReversed())
  expect(news).toEqual(news.toSorted().toReversed())
  expect(jobs.filter((day) => day < twoMonthsAgo)).toEqual([])
})

test('the rows are dated by the day on which the backend starts', async () => {
  vi.useFakeTimers({ now: new Date('2031-03-02T12:00Z'), toFake: ['Date'] })
  vi.resetModules()
  // The tests of other files share the modules, which would have rows of that day.
  onTestFinished(() => void vi.resetModules())
  const { datasets } = await import('./rows/datasets')
  vi.useRealTimers()
  const { blog, article, job } = datasets.agency()
  expect(blog[0]?.date).toBe('2031-02-26')
  expect(article[0]?.publishedAt).toBe('2031-03-01T15:20:00Z')
  expect(job[0]?.datePosted).toBe('2031-02-19')
})

test('every part-time job says which hours its salary is for, and every featured one what it asks and pays', async () => {
  const partTime = (await request('jobs', {})).filter(({ type }) => type === 'Part-Time')
  for (const { title, description } of partTime) expect(description, title).toContain('The salary is for')
  for (const { title, salary, requirements } of featuredJobs) expect(salary && requirements, title).toBeTruthy()
})

test.each(['31', '0', '01', 'abc', '1e1', '-1'])('job %s does not exist', async (id) => {
  await expect(request('job', { params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('there are fourteen posts without empty fields', async () => {
  const blogs = await request('blogs', {})
  expect(blogs).toHaveLength(14)
  for (const blog of blogs) expect(Object.values(blog).every(Boolean), blog.title).toBe(true)
})

test.each(contract.newsCategories)('%s has eight articles of its own', async (category) => {
  const query = { country: 'us', category, apiKey: settings.newsKey } as const
  const { articles } = await request('news', { query })
  const where = { category: { equals: category } }
  const own = backend.database.table('article').findMany({ where })
  expect(articles.map(({ title }) => title)).toEqual(own.map(({ title }) => title))
  expect(own).toHaveLength(8)
})

describe('the behavior many', () => {
  async function listIds(): Promise<string[]> {
    backend.set({ ...backend.state.get(), overrides: [{ endpoint: 'jobs', steps: [{ behavior: 'many' }] }] })
    return (await request('jobs', {})).map(({ id }) => id)
  }

  test('lists the first 200 of a table that has more', async () => {
    backend.setOptions({ scenario: 'big-catalog' })
    const ids = await listIds()
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([200, '1', '200'])
  })

  test('lists 200 jobs with ids of their own, and opens each of them and no other', async () => {
    backend.edits.apply({ edit: 'put', table: 'job', row: { id: 9_999, title: 'The last' } })
    backend.edits.apply({ edit: 'delete', table: 'job', id: 2 })
    const ids = await listIds()
    expect(new Set(ids).size).toBe(200)
    for (const id of ids) await request('job', { params: { id } })
    for (const id of ['2', String(Number(ids.at(-1)) + 1)]) {
      await expect(request('job', { params: { id } }), id).rejects.toMatchObject({ status: 404 })
    }
  })
})

describe('what can be set', () => {
  const response = { status: 999, headers: {}, body: '' }
  test.each([
    [{ mocks: { jobs: '503' } }, '"mocks"'],
    [{ responses: { job: response } }, 'from 200 to 599'],
    [{ responses: { jbo: { ...response, status: 200 } } }, 'No step "custom" uses the response of "jbo".'],
    [{ responses: { job: { ...response, status: 200 } } }, 'No step "custom" uses the response of "job".'],
    [{ mock: { job: '503' }, responses: { job: { ...response, status: 200 } } }, 'uses the response of "job".'],
    [{ recording: { name: '', responses: [{ endpoint: 'jobs', path: '', at: '', ...response }] } }, 'from 200 to 599'],
  ])('a script that sets %j is told what is wrong with it', (options, problem) => {
    expect(() => backend.setOptions(Object(options))).toThrow(problem)
  })

  test('a script that sets no recording drops the one that is there', () => {
    backend.setOptions({ recording: { name: 'A visit', responses: [] } })
    expect(backend.recording.getState()).toBeDefined()
    backend.setOptions({})
    expect(backend.recording.getState()).toBeUndefined()
  })

  test('every scenario uses known behaviors, and every dataset has a scenario', () => {
    for (const name of Object.keys(agency.scenarios)) {
      expect(() => catalog.check({ scenario: name, overrides: catalog.getOverrides(name) }), name).not.toThrow()
    }
    const used = Object.keys(agency.scenarios).map((scenario) => catalog.getScenario({ scenario }).dataset)
    expect(Object.keys(datasets).filter((dataset) => !used.includes(dataset))).toEqual([])
  })

  test('a behavior that an endpoint does not have and text that is no step do not compile', () => {
    // @ts-expect-error a single job cannot be empty
    const job: MockOptions = { mock: { job: 'empty' } }
    // @ts-expect-error only the login issues a token
    const jobs: MockOptions = { mock: { jobs: 'no-token+latency=10' } }
    // @ts-expect-error two behaviors are no step
    const both: MockOptions = { mock: { news: 'slow+empty' } }
    // @ts-expect-error the requests for all jobs have no parameters
    const target: MockOptions = { mock: { 'jobs[id=7]': '503' } }
    // @ts-expect-error a range has two ends
    const range: MockOptions = { mock: { jobs: 'latency=200-' } }
    // @ts-expect-error a status has three digits
    const status: MockOptions = { mock: { jobs: '40' } }
    const valid: MockOptions = { mock: { jobs: 'error+latency=800>ok', login: 'no-token', 'job[id=7]': '404' } }
    const ranges: MockOptions = { mock: { jobs: 'latency=200-800', blogs: 'error+latency=0-9>ok' } }
    expect([job, jobs, both, target, range, status, valid, ranges]).toHaveLength(8)
  })
})
