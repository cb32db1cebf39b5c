import { endpointNames, endpoints } from '@/contract/endpoints'
import { maxLatency, type Override, retryAfter, statefulBehaviors } from '../engine/behaviors'
import { usualLifetime } from '../engine/database/sessions'
import { maxSteps } from '../engine/state/catalog'
import { agency, catalog } from './agency'
import { pageOf } from './pages'

/** Of several endpoints the one whose page shows best how they respond: the list of jobs, else the first. */
function plainest(names: readonly string[]): string {
  return names.find((name) => name === 'jobs') ?? names[0] ?? 'jobs'
}

/** Rows of the tables of docs/vocabulary.md and Storybook. `story` is a story that shows the state. */
export const endpointRows = endpointNames.map((name) => {
  const { method, base, path } = endpoints[name]
  return { name, call: `${method} {${base}}${path.replace(/:(\w+)/, '{$1}')}` }
})

export const scenarioRows = Object.entries(agency.scenarios).map(([name, scenario]) => {
  const { as, expires } = scenario
  const set = catalog.overridesOf(name).map(({ endpoint }: Override) => endpoint)
  const page = pageOf(as === catalog.nobody ? plainest(set) : 'dashboard')
  const address = `${page.address}?scenario=${name}`
  return { ...scenario, name, signedIn: expires === 0 ? `${as}, session expired` : as, address, story: page.story }
})

/** The words that say who is signed in, with an example of each. */
export const signInRows = [
  ...Object.entries(agency.accounts).map(([name, { title, description }]) => ({
    word: `as=${name}`,
    title: `Signed in as: ${title}`,
    description,
  })),
  {
    word: 'expires=10',
    title: 'Token expires in',
    description: `Tokens are valid for so many seconds from the login: from 0, already expired, to ${usualLifetime}, the default.`,
  },
].map((row) => ({ ...row, address: `/admin?${row.word}` }))

function behaviorRow(word: string, { title, description }: { title: string; description: string }, example = word) {
  const names = catalog.endpointNames.filter((name) => catalog.behavior(name, word) ?? !(word in catalog.allBehaviors))
  const endpoint = plainest(names)
  const { address, story } = pageOf(endpoint)
  const isEverywhere = names.length === catalog.endpointNames.length
  return {
    word,
    title,
    description,
    endpoints: isEverywhere ? 'all' : names.join(', '),
    address: `${address}?mock=${endpoint}:${example}`,
    story,
  }
}

export const behaviorRows = [
  ...Object.entries(catalog.allBehaviors).map(([word, behavior]) => behaviorRow(word, behavior)),
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
    title: 'Steps',
    description: `One behavior for each request, at most ${maxSteps}; the last one repeats.`,
  }),
]
