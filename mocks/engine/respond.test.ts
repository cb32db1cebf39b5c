import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { type Behavior, commonBehaviors } from './behaviors'
import { immediate, respond } from './respond'

async function statuses(behavior: Behavior): Promise<number[]> {
  const options = { behavior, latency: undefined, timing: immediate }
  const resolve = () => Promise.resolve(HttpResponse.json([]))
  const createError = (status: number) => new HttpResponse(null, { status })
  const attempts = [1, 2, 3].map((attempt) => respond({ ...options, attempt, resolve, createError }))
  return (await Promise.all(attempts)).map(({ status }) => status)
}

test.each([
  ['ok', [200, 200, 200]],
  ['error', [500, 500, 500]],
  ['flaky', [503, 200, 503]],
  ['offline', [0, 0, 0]],
] as const)('%s responds with %j, request by request', async (word, expected) => {
  expect(await statuses(commonBehaviors[word])).toEqual(expected)
})
