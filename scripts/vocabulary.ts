import { behaviorRows, endpointRows, named, scenarioRows } from '~mocks/vocabulary'
import { markdownTable } from 'markdown-table'

const [begin, end] = ['<!-- vocabulary -->', '<!-- /vocabulary -->']

function code(text: string): string {
  return `\`${text}\``
}

function vocabulary(): string {
  return [
    markdownTable([
      ['Scenario', 'Title', 'What it is', 'Rows', 'Signed in', 'Address'],
      ...scenarioRows.map(({ name, title, means, dataset, signedIn, address }) => [
        code(name),
        title,
        means,
        dataset,
        signedIn,
        code(address),
      ]),
    ]),
    markdownTable([['Endpoint', 'Call'], ...endpointRows.map(({ name, call }) => [code(name), call])]),
    markdownTable([
      ['Behavior', 'Title', 'What it does', 'Shown by', 'Address'],
      ...behaviorRows.map(({ word, title, means, shownBy, address }) => [
        code(word),
        title,
        means,
        named(shownBy),
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
