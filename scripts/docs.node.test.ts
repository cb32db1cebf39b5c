import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpointNames } from '@/contract/endpoints'
import { createBackend } from '~mocks/agency/createBackend'
import { behaviorRows, scenarioRows, signInRows } from '~mocks/agency/vocabulary'
import { immediate } from '~mocks/engine/requests/respond'
import { describeContract } from '~mocks/transports/openapi'
import { openApiText, vocabularyText } from './generated'

test.each([
  ['docs/vocabulary.md', vocabularyText],
  ['docs/openapi.json', openApiText],
])('%s is what `npm run docs` writes', (file, text) => {
  expect(readFileSync(file, 'utf8')).toContain(text)
})

test('the address of every row names a known state', () => {
  const { codec } = createBackend({ bases: {}, timing: immediate })
  for (const { address } of [...scenarioRows, ...signInRows, ...behaviorRows]) {
    expect(codec.readQuery(address.slice(address.indexOf('?'))), address).toMatchObject({ problems: [] })
  }
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
