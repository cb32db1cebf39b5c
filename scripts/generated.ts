import { markdownTable } from 'markdown-table'
import { readEnvironment } from '@/contract/environment'
import { behaviorRows, endpointRows, scenarioRows, signInRows } from '~mocks/agency/vocabulary'
import { describeContract } from '~mocks/transports/openapi'

function code(text: string): string {
  return `\`${text}\``
}

/** Returns the tables of docs/vocabulary.md. */
export function vocabularyText(): string {
  const tables = [
    [
      ['Scenario', 'Title', 'Description', 'Dataset', 'Signed in', 'Try it'],
      ...scenarioRows.map(({ name, title, description, dataset, signedIn, address }) => [
        code(name),
        title,
        description,
        dataset,
        signedIn,
        code(address),
      ]),
    ],
    [
      ['Word', 'Title', 'Description', 'Try it'],
      ...signInRows.map((row) => [code(row.word), row.title, row.description, code(row.address)]),
    ],
    [['Endpoint', 'Request'], ...endpointRows.map(({ name, call }) => [code(name), call])],
    [
      ['Behavior', 'Title', 'Description', 'Endpoints', 'Try it'],
      ...behaviorRows.map((row) => [code(row.word), row.title, row.description, row.endpoints, code(row.address)]),
    ],
  ]
  return tables.map((rows) => markdownTable(rows)).join('\n\n')
}

/** Returns the text of docs/openapi.json, with the default addresses of the services. */
export function openApiText(): string {
  return `${JSON.stringify(describeContract(readEnvironment({}).bases), null, 2)}\n`
}
