import { type EndpointName, endpointNames, endpoints } from '@/contract/endpoints'
import { canShow, longestLatency, retryAfter, wordings } from './behaviors'
import { scenarioNames, type Scenario, scenarios } from './scenarios'

// What the README and Storybook tell of scenarios and behaviors: all of it read from where they are declared.

/** A page that asks the endpoint. */
const pages: Record<EndpointName, string> = {
  login: '/admin-login',
  dashboard: '/admin',
  blogs: '/blog',
  job: '/jobs/1',
  jobs: '/jobs',
  news: '/',
}

const whoIsSignedIn: Record<Scenario['signedIn'], string> = {
  nobody: 'nobody',
  admin: 'the admin',
  expired: 'the admin, too long ago',
}

/** Of several endpoints the one whose page shows best how they answer: the list of jobs, else the first. */
function plainest(names: readonly EndpointName[]): EndpointName {
  return names.find((name) => name === 'jobs') ?? names[0] ?? 'jobs'
}

export const endpointRows = endpointNames.map((name) => {
  const { method, base, path } = endpoints[name]
  return { name, call: `${method} {${base}}${path.replace(/:(\w+)/, '{$1}')}` }
})

export const scenarioRows = scenarioNames.map((name) => {
  const { title, means, dataset, mock, signedIn } = scenarios[name]
  const seenBy = signedIn === 'nobody' ? plainest(endpointNames.filter((endpoint) => endpoint in mock)) : 'dashboard'
  const address = `${pages[seenBy]}?scenario=${name}`
  return { name, title, means, dataset, signedIn: whoIsSignedIn[signedIn], seenBy, address }
})

function behaviorRow(word: string, { title, means }: { title: string; means: string }) {
  const shownBy = endpointNames.filter((name) => canShow(name, word))
  const seenBy = plainest(shownBy)
  return { word, title, means, shownBy, seenBy, address: `${pages[seenBy]}?mock=${seenBy}:${word}` }
}

export const behaviorRows = [
  ...Object.entries(wordings).map(([word, wording]) => behaviorRow(word, wording)),
  behaviorRow('503', {
    title: 'Status',
    means: `Refuses with that status: any from 400 to 599. 429 says when to try again, in ${retryAfter} seconds.`,
  }),
  behaviorRow('latency=800', {
    title: 'Delay',
    means: `Answers after so many milliseconds, at most ${longestLatency}. Goes with another word: \`error+latency=800\`.`,
  }),
]

/** The endpoints of a row in words. */
export function named(names: readonly EndpointName[]): string {
  return names.length === endpointNames.length ? 'all' : names.join(', ')
}
