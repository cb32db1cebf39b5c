import { behaviorRows, endpointRows, personaRows, scenarioRows } from '~mocks/agency/vocabulary'
import { markdownTable } from 'markdown-table'

const [begin, end] = ['<!-- vocabulary -->', '<!-- /vocabulary -->']

function code(text: string): string {
  return `\`${text}\``
}

function vocabulary(): string {
  return [
    markdownTable([
      ['Scenario', 'Title', 'Description', 'Dataset', 'Signed in', 'Try it'],
      ...scenarioRows.map(({ name, title, description, dataset, signedIn, address }) => [
        code(name),
        title,
        description,
        dataset,
        signedIn,
        code(address),
      ]),
    ]),
    markdownTable([
      ['Word', 'Title', 'Description', 'Try it'],
      ...personaRows.map(({ word, title, description, address }) => [code(word), title, description, code(address)]),
    ]),
    markdownTable([['Endpoint', 'Request'], ...endpointRows.map(({ name, call }) => [code(name), call])]),
    markdownTable([
      ['Behavior', 'Title', 'Description', 'Endpoints', 'Try it'],
      ...behaviorRows.map(({ word, title, description, endpoints, address }) => [
        code(word),
        title,
        description,
        endpoints,
        code(address),
      ]),
    ]),
  ].join('\n\n')
}

/** Puts the tables between the marks of a text. Throws if the marks are missing. */
export function withVocabulary(text: string): string {
  const [before, rest, ...more] = text.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`There is no ${begin} ... ${end}`)
  return `${before}${begin}\n\n${vocabulary()}\n\n${end}${after}`
}
