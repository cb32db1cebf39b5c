import { behaviorRows, endpointRows, named, scenarioRows } from '~mocks/vocabulary'
import { table } from './table'

const [begin, end] = ['<!-- vocabulary -->', '<!-- /vocabulary -->']

function code(text: string): string {
  return `\`${text}\``
}

function vocabulary(): string {
  return [
    table(
      ['Scenario', 'Title', 'Description', 'Dataset', 'Signed in', 'Try it'],
      scenarioRows.map(({ name, title, means, dataset, signedIn, address }) => [
        code(name),
        title,
        means,
        dataset,
        signedIn,
        code(address),
      ]),
    ),
    table(
      ['Endpoint', 'Request'],
      endpointRows.map(({ name, call }) => [code(name), call]),
    ),
    table(
      ['Behavior', 'Title', 'Description', 'Endpoints', 'Try it'],
      behaviorRows.map(({ word, title, means, shownBy, address }) => [
        code(word),
        title,
        means,
        named(shownBy),
        code(address),
      ]),
    ),
  ].join('\n\n')
}

/** Puts the tables between the marks of a text. Throws where the marks are missing. */
export function withVocabulary(text: string): string {
  const [before, rest, ...more] = text.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`There is no ${begin} ... ${end}`)
  return `${before}${begin}\n\n${vocabulary()}\n\n${end}${after}`
}
