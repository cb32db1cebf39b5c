import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpointNames } from '@/contract/endpoints'
import { describeContract } from '~mocks/transports/openapi'
import { openApiFile, openApiText } from './openapi'

test('docs/openapi.json describes the current contract', () => {
  const text = readFileSync(openApiFile, 'utf8')
  expect(text, 'docs/openapi.json is out of date: run npm run docs').toBe(openApiText())
})

test('every endpoint is described, with its parameters, body and token', () => {
  const { paths } = describeContract({ admin: 'https://a.example', local: '', news: '' })
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  expect(operations.map((operation) => Object(operation).operationId)).toEqual(endpointNames)
  expect(paths['/jobs/{id}']?.get).toMatchObject({
    servers: [{ url: 'https://a.example' }],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
  })
  expect(paths['/admin']?.get).toMatchObject({ security: [{ bearer: [] }], responses: { 401: {} } })
})

test('a field is required if the site cannot do without it, and only then', () => {
  const { paths, components } = describeContract({ admin: '', local: '', news: '' })
  expect(components.schemas.Job).toMatchObject({ required: ['id', 'title'] })
  expect(JSON.stringify(paths['/auth/login'])).toContain('"required":["token"]')
  expect(JSON.stringify(components)).not.toContain('"default"')
})
