export interface Budget {
  max: number
  unit: string
  description: string
}

/** Holds for a route's median, or for every single visit. */
export interface TimeBudget extends Budget {
  every?: boolean
}

/** The developer's times, and the route figures that have a budget. */
export type ClockName = 'start' | 'change'
export type TimeName = 'againstNoScripts' | 'againstNoMock' | 'blocking' | 'shift' | 'mockEarly'
export type ByteName = 'scripts' | 'mock' | 'home'

/**
 * Every budget of the site. `npm test` checks the bytes, which do not vary; `npm run bench` measures the times too.
 * kB are 1000 bytes, compressed with brotli at its best.
 */
export const budgets: {
  bytes: Record<ByteName, Budget>
  times: Record<TimeName, TimeBudget>
  clock: Record<ClockName, Budget>
} = {
  bytes: {
    scripts: {
      max: 122,
      unit: 'kB',
      description: 'the scripts that the home page’s document names: it answers once they run',
    },
    mock: { max: 60, unit: 'kB', description: 'the in-browser backend: its chunk with what no page of the site has' },
    home: {
      max: 14.6,
      unit: 'kB',
      description: 'the home page’s document: ten packets, a connection’s first round trip',
    },
  },
  times: {
    againstNoScripts: { max: 1.1, unit: 'times', description: 'largest paint against the same page without scripts' },
    againstNoMock: { max: 1.02, unit: 'times', description: 'largest paint against the same build without the mock' },
    blocking: {
      max: 50,
      unit: 'ms',
      description: 'blocking time: what long tasks take beyond 50 ms, from first paint on',
    },
    shift: { max: 0, unit: '', every: true, description: 'layout shift that no visitor caused' },
    mockEarly: { max: 0, unit: 'kB', every: true, description: 'the mock’s code that has arrived by the first paint' },
  },
  clock: {
    start: { max: 3000, unit: 'ms', description: '`npm start` on an installed clone until a browser shows the page' },
    change: { max: 200, unit: 'ms', description: 'a component’s text saved until the open page shows it' },
  },
}
