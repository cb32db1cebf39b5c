import { markdownTable } from 'markdown-table'
import { readEnvironment } from '@/contract/environment'
import { behaviorRows, endpointRows, scenarioRows, signInRows } from '~mocks/agency/vocabulary'
import { describeContract } from '~mocks/transports/openapi'

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
export const vocabularyText = [
  table(scenarioRows, { '`Scenario`': 'name', ...described, Dataset: 'dataset', 'Signed in': 'signedIn', ...address }),
  table(signInRows, { '`Word`': 'word', ...described, ...address }),
  table(endpointRows, { '`Endpoint`': 'name', Request: 'call' }),
  table(behaviorRows, { '`Behavior`': 'word', ...described, Endpoints: 'endpoints', ...address }),
].join('\n\n')

/** docs/openapi.json, with the default addresses of the services. */
export const openApiText = `${JSON.stringify(describeContract(readEnvironment({}).bases), null, 2)}\n`
