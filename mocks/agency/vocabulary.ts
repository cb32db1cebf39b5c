import { type EndpointName, endpointNames, endpoints } from '@/contract/endpoints'
import { maxLatency, retryAfter, statefulBehaviors } from '../engine/behaviors'
import { usualLifetime } from '../engine/sessions'
import { maxSteps } from '../engine/state/syntax'
import { agency, words } from './agency'
import { pageOf } from './pages'

/** Of several endpoints the one whose page shows best how they respond: the list of jobs, else the first. */
function plainest(names: readonly string[]): string {
  return names.find((name) => name === 'jobs') ?? names[0] ?? 'jobs'
}

/** Rows of the tables of docs/vocabulary.md and Storybook. `story` is a story that shows the state. */
export const endpointRows = endpointNames.map((name: EndpointName) => {
  const { method, base, path } = endpoints[name]
  return { name, call: `${method} {${base}}${path.replace(/:(\w+)/, '{$1}')}` }
})

export const scenarioRows = Object.entries(agency.scenarios).map(([name, scenario]) => {
  const { as, expires } = scenario
  const page = pageOf(as === words.nobody ? plainest(Object.keys(words.mockOf(name))) : 'dashboard')
  const address = `${page.address}?scenario=${name}`
  return { ...scenario, name, signedIn: expires === 0 ? `${as}, session expired` : as, address, story: page.story }
})

/** The words of a persona, with an example of each. */
export const personaRows = [
  ...Object.entries(agency.accounts).map(([name, { title, description }]) => ({
    word: `as=${name}`,
    title: `Signed in as: ${title}`,
    description,
  })),
  {
    word: 'expires=10',
    title: 'Token expires in',
    description: `Tokens are valid for so many seconds from the sign-in: from 0, already expired, to ${usualLifetime}, the default.`,
  },
  {
    word: 'now=2026-12-24T17:30',
    title: 'Today',
    description: 'The clock of site and backend starts at this time, here, and goes on. A day alone is its midnight.',
  },
].map((row) => ({ ...row, address: row.word.startsWith('now') ? `/contact?${row.word}` : `/admin?${row.word}` }))

function behaviorRow(word: string, { title, description }: { title: string; description: string }) {
  const endpoints = words.endpointNames.filter((name) => words.supports(name, word))
  const endpoint = plainest(endpoints)
  const { address, story } = pageOf(endpoint)
  return {
    word,
    title,
    description,
    endpoints: endpoints.length === words.endpointNames.length ? 'all' : endpoints.join(', '),
    address: `${address}?mock=${endpoint}:${word}`,
    story,
  }
}

export const behaviorRows = [
  ...Object.entries(words.allBehaviors).map(([word, behavior]) => behaviorRow(word, behavior)),
  behaviorRow('503', {
    title: 'Status',
    description: `Responds with that status: any from 400 to 599. 429 says when to retry, after ${retryAfter} seconds.`,
  }),
  behaviorRow('latency=800', {
    title: 'Latency',
    description: `Responds after so many milliseconds, at most ${maxLatency}. Combines with another word: \`error+latency=800\`.`,
  }),
  ...Object.entries(statefulBehaviors).map(([word, behavior]) => behaviorRow(word, behavior)),
  behaviorRow('ok>503>ok', {
    title: 'Sequence',
    description: `One behavior for each request, at most ${maxSteps}; the last one repeats. With \`>loop\` at the end the sequence starts over.`,
  }),
  behaviorRow('503@2', {
    title: 'One request',
    description: `Only that request, from 1 to ${maxSteps}, has the behavior. The others respond normally.`,
  }),
]
