import * as fc from 'fast-check'
import { expect } from 'vitest'
import { type EndpointName, endpointNames } from '@/contract/endpoints'
import { paths } from '@/content/paths'
import { fuzz } from '~test/fuzz'
import { anyResponse, toResponse, withResponses } from '~test/responses'
import { ApiError } from './ApiError'
import { request } from './request'

function ask(name: EndpointName) {
  if (name === 'job') return request(name, { params: { id: '1' } })
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
    return ['undefined', 'string', 'boolean'].includes(typeof part)
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
          if (!(outcome instanceof ApiError || isSound(outcome)))
            throw new Error(`unsound, or a type that isSound does not know: ${JSON.stringify(outcome)}`)
          if (sent.status >= 300) expect(outcome).toMatchObject({ kind: 'http', status: sent.status })
        },
      ),
    ),
  )
}
