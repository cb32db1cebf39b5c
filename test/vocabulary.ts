import { pathTemplate } from '@/contract/endpoint'
import { endpointNames, endpoints } from '@/contract/endpoints'
import { maxLatency, maxSteps, retryAfter, statefulBehaviors } from '~mocks/engine/behaviors'
import { usualLifetime } from '~mocks/engine/database/sessions'
import { agency, catalog } from '~mocks/agency/agency'

// Rows of the tables of docs/vocabulary.md.

function findPage(endpoint: string) {
  const page = Object.values(agency.pages ?? {}).find(({ calls }) => calls.includes(endpoint))
  if (!page) throw new Error(`No page calls "${endpoint}": add it to mocks/agency/pages.ts`)
  return page
}

/** Of several endpoints the one that a page shows best: the list of jobs, else the first. */
function plainest(names: readonly string[]) {
  return names.includes('jobs') ? 'jobs' : (names[0] ?? 'jobs')
}

export const endpointRows = endpointNames.map((name) => {
  const { method, base, path } = endpoints[name]
  return { name, call: `${method} {${base}}${pathTemplate(path)}` }
})

export const scenarioRows = Object.keys(agency.scenarios).map((name) => {
  const scenario = catalog.getScenario({ scenario: name })
  const { as, expires } = scenario
  const set = catalog.getOverrides(name).map(({ endpoint }) => endpoint)
  const page = findPage(as === catalog.nobody ? plainest(set) : 'dashboard')
  const address = `${page.address}?scenario=${name}`
  return { ...scenario, name, signedIn: expires === 0 ? `${as}, session expired` : as, address }
})

export const signInRows = [
  ...Object.entries(agency.accounts).map(([name, { title, description }]) => ({
    word: `as=${name}`,
    title: `Signed in as: ${title}`,
    description,
  })),
  {
    word: 'expires=10',
    title: 'Token expires in',
    description: `Tokens are valid for so many seconds from the login, at most ${usualLifetime}, the default. With 0 a session has expired; a new login lasts as usual.`,
  },
].map((row) => ({ ...row, address: `/admin?${row.word}` }))

const listWords = (behaviors: typeof catalog.allBehaviors) =>
  Object.entries(behaviors).map(([word, behavior]) => ({ ...behavior, word }))

const behaviors = [
  ...listWords(catalog.allBehaviors),
  {
    word: '503',
    title: 'Status',
    description: `Responds with that status: any from 400 to 599. 429 says when to retry, after ${retryAfter} seconds.`,
  },
  {
    word: 'latency=800',
    title: 'Latency',
    description: `Responds after so many milliseconds, at most ${maxLatency}. Combines with another word: \`error+latency=800\`.`,
  },
  {
    word: 'latency=200-800',
    title: 'Latency range',
    description:
      'Responds after a time in that range: another for each request, the same ones whenever the link is opened.',
  },
  ...listWords(statefulBehaviors),
  {
    word: 'ok>503>ok',
    title: 'Steps',
    description: `One behavior for each request, at most ${maxSteps}; the last one repeats.`,
  },
]

export const behaviorRows = behaviors.map((behavior) => {
  const { word } = behavior
  const all = catalog.endpointNames
  const names = all.filter((name) => catalog.findBehavior(name, word) ?? !(word in catalog.allBehaviors))
  const endpoint = plainest(names)
  const { address } = findPage(endpoint)
  const endpoints = names.length === all.length ? 'all' : names.join(', ')
  return { ...behavior, endpoints, address: `${address}?mock=${endpoint}:${word}` }
})
