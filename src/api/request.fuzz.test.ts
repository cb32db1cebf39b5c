import * as fc from 'fast-check'
import { expect } from 'vitest'
import { type EndpointName, endpointNames } from '@/contract/endpoints'
import { newsCategories } from '@/contract/entities'
import { paths } from '@/content/paths'
import { useAuth } from '@/stores/auth'
import { fuzz, hostileText } from '~test/fuzz'
import { anyResponse, toResponse, withResponses } from '~test/responses'
import { ApiError } from './ApiError'
import { newsQuery } from './queries'
import { queryClient } from './queryClient'
import { request } from './request'

function ask(name: EndpointName, id = '1') {
  if (name === 'job') return request(name, { params: { id } })
  if (name === 'login') return request(name, { body: { email: 'a@b.example', password: 'x' } })
  if (name === 'news') return request(name, { query: { country: 'us', category: 'sports', apiKey: 'key' } })
  return request(name, {})
}

/** Whether a response has what pages rely on. */
function isSound(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isSound)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).every(([name, part]) => {
    if (name === 'articles') return isSound(part)
    if (name === 'id') return paths.job(String(part)).length > '/jobs/'.length
    if (name === 'title' || name === 'token') return typeof part === 'string' && part.trim() !== ''
    if (name === 'salary' && typeof part === 'number') return Number.isFinite(part) && part >= 0
    if (name.startsWith('total')) return Number.isInteger(part) && Number(part) >= 0
    return part === undefined || typeof part === 'string'
  })
}

for (const name of endpointNames) {
  fuzz(
    `any response of ${name} is parsed into what a page can show, or rejects with an ApiError`,
    fc.asyncProperty(anyResponse(name), (sent) =>
      withResponses(
        () => toResponse(sent),
        async () => {
          const outcome: unknown = await ask(name).catch((error: unknown) => error)
          if (!(outcome instanceof ApiError || isSound(outcome))) throw new Error(`read as ${JSON.stringify(outcome)}`)
          if (sent.status >= 300) expect(outcome).toMatchObject({ kind: 'http', status: sent.status })
        },
      ),
    ),
  )
}

/** A browser's URLs cannot hold the others as a segment. */
const idsInAddresses = hostileText().filter((id) => !['', '.', '..'].includes(id))

fuzz(
  'with any id and token, a request reaches its own service or rejects with an ApiError',
  fc.asyncProperty(idsInAddresses, hostileText(), fc.constantFrom('job', 'dashboard'), async (id, token, name) => {
    const asked: string[] = []
    useAuth.setState({ token })
    await withResponses(
      ({ url }) => {
        asked.push(url)
        return Response.json({})
      },
      async () => expect(await ask(name, id).catch((error: unknown) => error)).toBeInstanceOf(ApiError),
    )
    for (const url of asked) expect(new URL(url).pathname).toMatch(/^\/api\/(admin$|jobs\/[^/]+$)/)
  }),
)

fuzz(
  'each category gets its own news, in whatever order the responses arrive',
  fc.asyncProperty(
    fc.scheduler(),
    fc.array(fc.constantFrom(...newsCategories), { minLength: 1, maxLength: 8 }),
    async (scheduler, asked) => {
      const { fetch } = globalThis
      globalThis.fetch = scheduler.scheduleFunction((input: unknown) => {
        const category = new URL(String(input)).searchParams.get('category')
        return Promise.resolve(Response.json({ articles: [{ title: category }] }))
      })
      const got = Promise.all(asked.map((category) => queryClient.fetchQuery(newsQuery(category))))
      const titles = (await scheduler.waitFor(got)).map(([article]) => article?.title)
      queryClient.clear()
      globalThis.fetch = fetch
      expect(titles).toEqual(asked)
    },
  ),
)
