import { describe, expect, test } from 'vitest'
import { request } from '@/api/request'
import { settings } from '@/api/settings'
import { featuredJobs } from '@/content/featuredJobs'
import { newsCategories } from '@/contract/entities'
import { useAuth } from '@/stores/auth'
import { backend } from '~test/backend'
import { agency, catalog } from './agency'
import { users } from './auth/auth'
import { datasets } from './datasets'
import type { MockOptions } from './createBackend'

const admin = { email: 'admin@alderway.example', password: 'demo1234' }

async function signInAs(body: typeof admin) {
  const { token } = await request('login', { body })
  useAuth.getState().signIn(token)
}

describe('login', () => {
  test('the admin gets a token that opens the dashboard', async () => {
    await signInAs(admin)
    expect(await request('dashboard', {})).toEqual({ totalUsers: 6, totalJobs: 30, totalBlogs: 14 })
  })

  test.each([
    ['a wrong password', { ...admin, password: 'demo12345' }],
    ['an unknown email', { ...admin, email: 'nobody@alderway.example' }],
    ['a member who is not an admin', { ...admin, ...users[1] }],
  ])('%s gets 401', async (_, body) => {
    await expect(request('login', { body })).rejects.toMatchObject({ kind: 'http', status: 401 })
  })

  test.each([
    ['', 'body is missing'],
    ['{"email": 7', 'body: Not JSON'],
    ['email=a%40b.example&password=s3cret', 'body: Not JSON'],
    ['null', 'body: Invalid type: Expected Object but received null'],
    ['{"email": 7}', 'body.email: Invalid type: Expected string but received 7; body.password is missing'],
    ['{"email": " ", "password": ["s3cret"]}', /^body.email: Expected text .*; body.password: .* received \(hidden\)$/],
  ])('the body %j gets 400, which names what is wrong', async (body, message) => {
    const response = await fetch(`${settings.bases.admin}/auth/login`, { method: 'POST', body })
    expect(response.status).toBe(400)
    const { error }: { error: { message: string } } = await response.json()
    expect(error.message).toMatch(message)
    expect(backend.requests.get()[0]?.requestIssues.join('; ')).toBe(error.message)
  })
})

describe('dashboard', () => {
  test('a member gets 403, and so does an admin whose role is edited', async () => {
    backend.setOptions({ as: 'member' })
    useAuth.getState().signIn(backend.signIn() ?? '')
    await expect(request('dashboard', {})).rejects.toMatchObject({ status: 403 })
    await signInAs(admin)
    await request('dashboard', {})
    backend.edits.apply({ edit: 'put', table: 'user', row: { id: 1, role: 'member' } })
    await expect(request('dashboard', {})).rejects.toMatchObject({ status: 403 })
  })

  test('the counts are those of the database', async () => {
    await signInAs(admin)
    backend.edits.apply({ edit: 'delete', table: 'job', id: 1 })
    expect(await request('dashboard', {})).toMatchObject({ totalJobs: 29 })
  })
})

describe('jobs', () => {
  test('lists all thirty, with the listing’s seven samples under their ids', async () => {
    const jobs = await request('jobs', {})
    expect(jobs).toHaveLength(30)
    expect(jobs.slice(0, 7).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  })

  test('each was posted in the two months before the newest post', async () => {
    const [newest] = await request('blogs', {})
    for (const { id, datePosted = '' } of await request('jobs', {})) {
      expect(datePosted >= '2026-09-16' && datePosted <= String(newest?.date), `${id}: ${datePosted}`).toBe(true)
    }
  })

  test('every part-time job says which hours its salary is for, and every featured one what it asks and pays', async () => {
    const partTime = (await request('jobs', {})).filter(({ type }) => type === 'Part-Time')
    for (const { title, description } of partTime) expect(description, title).toContain('The salary is for')
    for (const { title, salary, requirements } of featuredJobs) expect(salary && requirements, title).toBeTruthy()
  })

  test('some lack fields, so that each default of the spec shows', async () => {
    const jobs = await request('jobs', {})
    for (const field of ['salary', 'location', 'company', 'requirements'] as const)
      expect(jobs.filter((job) => job[field] === undefined).length, field).toBeGreaterThan(0)
  })

  test.each(['31', '0', 'abc', '1e1', '-1'])('job %s does not exist', async (id) => {
    await expect(request('job', { params: { id } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('blogs and news', () => {
  test('there are fourteen posts without empty fields', async () => {
    const blogs = await request('blogs', {})
    expect(blogs).toHaveLength(14)
    for (const { author, date, content, imageUrl } of blogs) {
      expect([author, date, content, imageUrl].every(Boolean)).toBe(true)
    }
  })

  test.each(newsCategories)('%s has twelve articles of its own', async (category) => {
    const query = { country: 'us', category, apiKey: settings.newsKey } as const
    const { articles } = await request('news', { query })
    const own = backend.database
      .table('article')
      .findMany({ where: { category: { equals: category } } })
      .map(({ title }) => title)
    expect(articles.map(({ title }) => title)).toEqual(own)
    expect(own).toHaveLength(12)
  })

  test.each([
    ['country=us&category=business', 401, 'Your API key is missing: query.apiKey.'],
    ['country=us&category=arts&apiKey=k', 400, /^query.category: .*"sports".* but received "arts"$/],
    ['category=sports&apiKey=k', 400, 'query.country is missing'],
  ])('a request for %s gets %i, which names the parameter', async (query, status, message) => {
    const response = await fetch(`${settings.bases.news}/top-headlines?${query}`)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ status: 'error', message: expect.stringMatching(message) })
  })
})

describe('behaviors', () => {
  test('empty empties lists and counts', async () => {
    await signInAs(admin)
    backend.setOptions({ mock: { jobs: 'empty', blogs: 'empty', news: 'empty', dashboard: 'empty' } })
    expect(await request('jobs', {})).toEqual([])
    expect(await request('blogs', {})).toEqual([])
    expect(await request('dashboard', {})).toEqual({ totalUsers: 0, totalJobs: 0, totalBlogs: 0 })
    const query = { country: 'us', category: 'business', apiKey: settings.newsKey } as const
    expect(await request('news', { query })).toEqual({ articles: [] })
  })

  describe('many', () => {
    async function listIds(): Promise<string[]> {
      backend.set({ ...backend.state.get(), overrides: [{ endpoint: 'jobs', steps: [{ behavior: 'many' }] }] })
      return (await request('jobs', {})).map(({ id }) => id)
    }

    test('lists 200 jobs with ids of their own, after deletions too', async () => {
      for (const id of [2, 17, 30]) backend.edits.apply({ edit: 'delete', table: 'job', id })
      expect(new Set(await listIds()).size).toBe(200)
    })

    test('lists the first 200 of a table that has more', async () => {
      backend.setOptions({ scenario: 'big-catalogue' })
      const ids = await listIds()
      expect([ids.length, ids[0], ids.at(-1)]).toEqual([200, '1', '200'])
    })

    test('opens each job that it lists and no other', async () => {
      backend.edits.apply({ edit: 'put', table: 'job', row: { id: 9_999, title: 'The last' } })
      backend.edits.apply({ edit: 'delete', table: 'job', id: 2 })
      const ids = await listIds()
      for (const id of ids) await request('job', { params: { id } })
      for (const id of ['2', String(Number(ids.at(-1)) + 1)]) {
        await expect(request('job', { params: { id } }), id).rejects.toMatchObject({ status: 404 })
      }
    })
  })
})

describe('what can be set', () => {
  test('every scenario uses known behaviors, and every dataset has a scenario', () => {
    for (const name of Object.keys(agency.scenarios)) {
      expect(catalog.problemsOf({ scenario: name, overrides: catalog.overridesOf(name) }), name).toEqual([])
    }
    const used = Object.values(agency.scenarios).map(({ dataset }) => dataset)
    expect(Object.keys(datasets).filter((dataset) => !used.includes(dataset))).toEqual([])
  })

  test('a behavior that an endpoint does not have, and a step that is none, do not compile', () => {
    // @ts-expect-error a single job cannot be empty
    const job: MockOptions = { mock: { job: 'empty' } }
    // @ts-expect-error only the login issues a token
    const jobs: MockOptions = { mock: { jobs: 'no-token+latency=10' } }
    // @ts-expect-error two behaviors are no step
    const both: MockOptions = { mock: { news: 'slow+empty' } }
    // @ts-expect-error the requests for all jobs have no parameters
    const target: MockOptions = { mock: { 'jobs[id=7]': '503' } }
    const valid: MockOptions = { mock: { jobs: 'error+latency=800>ok', login: 'no-token', 'job[id=7]': '404' } }
    expect([job, jobs, both, target, valid]).toHaveLength(5)
  })
})
