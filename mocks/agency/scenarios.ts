import type { Scenario } from '../engine/resource'
import type { AccountName } from './auth/accounts'
import type { DatasetName } from './datasets'

interface AgencyScenario extends Scenario {
  dataset: DatasetName
  as: AccountName
}

const everyday: AgencyScenario = {
  title: 'Everyday (default)',
  description: 'Everything works. 30 jobs, 14 posts, nobody signed in.',
  dataset: 'agency',
  as: 'nobody',
}

/** Named situations; the first is the default. An entry here is all that a new one needs. */
export const scenarios = {
  everyday,
  'first-day': {
    ...everyday,
    title: 'First day',
    description: 'The database is empty: no jobs, posts or news.',
    dataset: 'empty',
  },
  'news-down': {
    ...everyday,
    title: 'News service down',
    description: 'The news API fails. Everything else works.',
    overrides: [{ endpoint: 'news', steps: [{ behavior: 'error' }] }],
  },
  'backend-down': {
    ...everyday,
    title: 'Backend down',
    description: 'Every endpoint responds with status 503.',
    everywhere: 503,
  },
  'slow-network': {
    ...everyday,
    title: 'Slow network',
    description: 'Every response takes three seconds.',
    everywhere: 'slow',
  },
  'flaky-network': {
    ...everyday,
    title: 'Flaky network',
    description: 'Every other request to each endpoint fails.',
    everywhere: 'flaky',
  },
  'expired-session': {
    ...everyday,
    title: 'Expired session',
    description: 'The session of the admin has expired: the dashboard goes to the login page, which says why.',
    as: 'admin',
    expires: 0,
  },
  'signed-in': {
    ...everyday,
    title: 'Signed in',
    description: 'The admin area opens without a login.',
    as: 'admin',
  },
  'big-catalogue': {
    ...everyday,
    title: 'Big catalog',
    description: 'The database has 1,000 jobs.',
    dataset: 'large',
  },
  'broken-contract': {
    ...everyday,
    title: 'Schema mismatch',
    description: 'Every endpoint responds with valid JSON that does not match its schema.',
    everywhere: 'mismatch',
  },
  'long-text': {
    ...everyday,
    title: 'Long text',
    description: 'Every text is much longer than the design expects, and in three scripts.',
    everywhere: 'long-text',
  },
} satisfies Record<string, AgencyScenario>

export type ScenarioName = keyof typeof scenarios

export const scenarioNames = Object.keys(scenarios) as ScenarioName[]
