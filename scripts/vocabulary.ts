import { pathTemplate } from '@/contract/endpoint'
import { endpointNames, endpoints } from '@/contract/endpoints'
import { maxLatency, maxSteps, retryAfter, statefulBehaviors } from '~mocks/engine/behaviors'
import { usualLifetime } from '~mocks/engine/database/sessions'
import type { Account } from '~mocks/engine/resource'
import { agency, catalog } from '~mocks/agency/agency'
import { pages, type PageStates } from '~mocks/agency/pages'

// Rows of the tables of docs/vocabulary.md, which Storybook shows too.

function findPage(endpoint: string): PageStates {
  const page = Object.values(pages).find(({ calls }) => calls[0] === endpoint)
  if (!page) throw new Error(`No page calls "${endpoint}" first: add it to mocks/agency/pages.ts`)
  return page
}

/** Of several endpoints the one whose page shows best how they respond: the list of jobs, else the first. */
function plainest(names: readonly string[]): string {
  return names.find((name) => name === 'jobs') ?? names[0] ?? 'jobs'
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

type Word = readonly [word: string, title: string, description: string]

const listWords = (described: Readonly<Record<string, Pick<Account, 'title' | 'description'>>>): Word[] =>
  Object.entries(described).map(([word, { title, description }]) => [word, title, description])

export const signInRows = [
  ...listWords(agency.accounts).map(([name, title, text]): Word => [`as=${name}`, `Signed in as: ${title}`, text]),
  [
    'expires=10',
    'Token expires in',
    `Tokens are valid for so many seconds from the login: from 0, already expired, to ${usualLifetime}, the default.`,
  ] as const,
].map(([word, title, description]) => ({ word, title, description, address: `/admin?${word}` }))

const behaviors: readonly Word[] = [
  ...listWords(catalog.allBehaviors),
  [
    '503',
    'Status',
    `Responds with that status: any from 400 to 599. 429 says when to retry, after ${retryAfter} seconds.`,
  ],
  [
    'latency=800',
    'Latency',
    `Responds after so many milliseconds, at most ${maxLatency}. Combines with another word: \`error+latency=800\`.`,
  ],
  [
    'latency=200-800',
    'Latency range',
    'Responds after a time in that range: another for each request, the same ones whenever the link is opened.',
  ],
  ...listWords(statefulBehaviors),
  ['ok>503>ok', 'Steps', `One behavior for each request, at most ${maxSteps}; the last one repeats.`],
]

export const behaviorRows = behaviors.map(([word, title, description]) => {
  const all = catalog.endpointNames
  const names = all.filter((name) => catalog.findBehavior(name, word) ?? !(word in catalog.allBehaviors))
  const endpoint = plainest(names)
  const { address } = findPage(endpoint)
  const endpoints = names.length === all.length ? 'all' : names.join(', ')
  return { word, title, description, endpoints, address: `${address}?mock=${endpoint}:${word}` }
})
