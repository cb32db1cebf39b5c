import { everywhere, type MockSetting } from './behaviors'
import type { DatasetName } from './datasets'
import { didYouMean } from './setting'

/** A named situation: which rows there are, how the endpoints answer, who is signed in. */
export interface Scenario {
  title: string
  means: string
  dataset: DatasetName
  mock: MockSetting
  signedIn: 'nobody' | 'admin' | 'expired'
}

const everyday = {
  title: 'An ordinary day',
  means: 'Everything works. Thirty jobs, fourteen posts, nobody signed in.',
  dataset: 'agency',
  mock: {},
  signedIn: 'nobody',
} as const satisfies Scenario

/** All of them. An entry here is all that a scenario needs: the panel, the address, Storybook, tests and docs follow. */
export const scenarios = {
  everyday,
  'first-day': {
    ...everyday,
    title: 'The first day',
    means: 'The database is empty: no job, no post, no news yet.',
    dataset: 'empty',
  },
  'news-down': {
    ...everyday,
    title: 'No news',
    means: 'The news service fails. All the rest works.',
    mock: { news: 'error' },
  },
  'backend-down': {
    ...everyday,
    title: 'Everything is down',
    means: 'Every endpoint refuses with status 503.',
    mock: everywhere('503'),
  },
  'slow-network': {
    ...everyday,
    title: 'A slow connection',
    means: 'Every answer takes three seconds.',
    mock: everywhere('slow'),
  },
  'flaky-network': {
    ...everyday,
    title: 'A shaky connection',
    means: 'Every endpoint fails, works on the next try, and fails again.',
    mock: everywhere('flaky'),
  },
  'expired-session': {
    ...everyday,
    title: 'The session has run out',
    means: 'The admin was signed in too long ago: the dashboard leads back to the login page, and says why.',
    signedIn: 'expired',
  },
  'signed-in': {
    ...everyday,
    title: 'The admin is signed in',
    means: 'The admin area opens without a login.',
    signedIn: 'admin',
  },
  'big-catalogue': {
    ...everyday,
    title: 'Ten thousand jobs',
    means: 'The database holds 10,000 jobs.',
    dataset: 'large',
  },
  'broken-contract': {
    ...everyday,
    title: 'Answers of another shape',
    means: 'Every endpoint answers with sound JSON that breaks the contract.',
    mock: everywhere('mismatch'),
  },
  'long-text': {
    ...everyday,
    title: 'Long texts',
    means: 'Every text is far longer than a designer drew it, in three scripts.',
    mock: everywhere('long-text'),
  },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

export const scenarioNames = Object.keys(scenarios) as ScenarioName[]

/** Reads a scenario's name as it was typed. Gives `everyday` and a sentence where it is not known. */
export function readScenario(text: string): { scenario: ScenarioName; unknown: string[] } {
  const word = text.trim().toLowerCase()
  const scenario = scenarioNames.find((name) => name === word)
  if (scenario) return { scenario, unknown: [] }
  return { scenario: 'everyday', unknown: [`"${word}" is no scenario; ${didYouMean(word, scenarioNames)}`] }
}
