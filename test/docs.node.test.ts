import { readFileSync } from 'node:fs'
import { markdownTable } from 'markdown-table'
import { expect, test } from 'vitest'
import { endpointNames } from '@/contract/endpoints'
import { readEnvironment } from '@/contract/environment'
import { agency } from '~mocks/agency/agency'
import { createBackend } from '~mocks/agency/createBackend'
import { behaviorRows, endpointRows, scenarioRows, signInRows } from './vocabulary'
import { immediate } from '~mocks/engine/requests/handlers'
import { describeContract } from '../mocks/transports/openapi'

/** Returns a table of the rows' fields by the titles of the columns. Those in backticks are code. */
function table<Row extends object>(rows: readonly Row[], columns: Record<string, keyof Row>): string {
  const cells = rows.map((row) =>
    Object.entries(columns).map(([title, field]) => {
      const mark = title.startsWith('`') ? '`' : ''
      return mark + String(row[field]) + mark
    }),
  )
  return markdownTable([Object.keys(columns).map((title) => title.replaceAll('`', '')), ...cells])
}

const described = { Title: 'title', Description: 'description' } as const
const address = { '`Try it`': 'address' } as const

/** The tables of docs/vocabulary.md. */
const vocabularyText = [
  table(scenarioRows, { '`Scenario`': 'name', ...described, Dataset: 'dataset', 'Signed in': 'signedIn', ...address }),
  table(signInRows, { '`Word`': 'word', ...described, ...address }),
  table(endpointRows, { '`Endpoint`': 'name', Request: 'call' }),
  table(behaviorRows, { '`Behavior`': 'word', ...described, Endpoints: 'endpoints', ...address }),
].join('\n\n')

/** docs/openapi.json, with the default addresses of the services. */
const openApiText = `${JSON.stringify(describeContract(agency, readEnvironment({}).bases), null, 2)}\n`

test('docs/vocabulary.md and docs/openapi.json are what `npm run docs` writes', async () => {
  const tables = /(?<=<!-- vocabulary -->\n\n).*(?=\n\n<!-- \/vocabulary -->)/s
  const page = readFileSync('docs/vocabulary.md', 'utf8').replace(tables, () => vocabularyText)
  expect(page).toContain(vocabularyText)
  await expect.soft(page).toMatchFileSnapshot('../docs/vocabulary.md')
  await expect(openApiText).toMatchFileSnapshot('../docs/openapi.json')
})

test('the address of every row names a known state', () => {
  const { codec } = createBackend({ bases: {}, timing: immediate })
  for (const { address } of [...scenarioRows, ...signInRows, ...behaviorRows]) {
    expect(codec.readQuery(address.slice(address.indexOf('?'))), address).toMatchObject({ problems: [] })
  }
})

test('every endpoint is described, with its parameters, body and token', () => {
  const { paths } = describeContract(agency, { admin: 'https://a.example', local: '', news: '' })
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  expect(operations.map((operation) => Object(operation).operationId)).toEqual(endpointNames)
  expect(paths['/jobs/{id}']?.get).toMatchObject({
    servers: [{ url: 'https://a.example' }],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
  })
  expect(paths['/admin']?.get).toMatchObject({ security: [{ bearer: [] }], responses: { 401: {} } })
})

test('a field is required if the site cannot do without it, and only then', () => {
  const { paths, components } = describeContract(agency, { admin: '', local: '', news: '' })
  expect(components.schemas.Job).toMatchObject({ required: ['id', 'title'] })
  expect(JSON.stringify(paths['/auth/login'])).toContain('"required":["token"]')
  expect(JSON.stringify(components)).not.toContain('"default"')
})
