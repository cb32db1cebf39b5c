import type { Scenario } from '../engine/resource'
import type { AccountName } from './auth/rows/users'
import type { DatasetName } from './rows/datasets'

/** The first is the default. */
export const scenarios = {
  everyday: { title: 'Everyday (default)', description: 'Everything works. 30 jobs, 14 posts, nobody signed in.' },
  'first-day': {
    firstOf: 'Data',
    title: 'First day',
    description: 'The database is empty: no jobs, posts or news.',
    dataset: 'empty',
  },
  'big-catalog': { title: 'Big catalog', description: 'The database has 1,000 jobs.', dataset: 'large' },
  'long-text': {
    title: 'Long text',
    description: 'Every text is very long, in three scripts.',
    everywhere: 'long-text',
  },
  'signed-in': {
    firstOf: 'Sessions',
    title: 'Signed in',
    description: 'The admin area opens without a login.',
    as: 'admin',
  },
  'expired-session': { title: 'Expired session', description: 'The admin must log in again.', as: 'admin', expires: 0 },
  'news-down': {
    firstOf: 'Faults',
    title: 'News service down',
    description: 'The news API fails. Everything else works.',
    overrides: [{ endpoint: 'news', steps: [{ behavior: 'error' }] }],
  },
  'backend-down': { title: 'Backend down', description: 'Every endpoint responds with status 503.', everywhere: 503 },
  'slow-network': { title: 'Slow network', description: 'Every response takes three seconds.', everywhere: 'slow' },
  'flaky-network': { title: 'Flaky network', description: 'Every other request fails.', everywhere: 'flaky' },
  'no-response': {
    title: 'No response',
    description: 'Every request stays open. Only a live site gives up, after 15 seconds.',
    everywhere: 'pending',
  },
  'broken-contract': { title: 'Schema mismatch', description: 'Responses have another shape.', everywhere: 'mismatch' },
} satisfies Record<string, Scenario & { dataset?: DatasetName; as?: AccountName }>

export type ScenarioName = keyof typeof scenarios
