export interface Budget {
  max: number
  unit: string
  description: string
}

/** Holds for every route's median, or for every single visit, or only for one route. */
export interface TimeBudget extends Budget {
  every?: boolean
  route?: string
}

/** The developer's times, and the route figures that have a budget. */
export const clockNames = ['warm', 'cold', 'change', 'types', 'story', 'test'] as const
export type ClockName = (typeof clockNames)[number]
export const timeNames = [
  'againstNoScripts',
  'againstNoMock',
  'blocking',
  'shift',
  'mockEarly',
  'answeredAfter',
  'lost',
  'alive',
  'aliveAgainstClient',
  'data',
  'files',
  'script',
] as const
export type TimeName = (typeof timeNames)[number]
export const byteNames = ['scripts', 'mock', 'badge', 'panel', 'home'] as const
export type ByteName = (typeof byteNames)[number]

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
      max: 123,
      unit: 'kB',
      description: 'the scripts that the home page’s document names: it answers once they run',
    },
    mock: { max: 60, unit: 'kB', description: 'the in-browser backend: its chunk with what no page of the site has' },
    badge: { max: 5, unit: 'kB', description: 'the panel’s badge, which loads once the page is idle' },
    panel: { max: 25, unit: 'kB', description: 'the panel, which loads when it is opened' },
    home: {
      max: 14.6,
      unit: 'kB',
      description: 'the home page’s document: ten packets, a connection’s first round trip',
    },
  },
  times: {
    againstNoScripts: { max: 1.05, unit: 'times', description: 'largest paint against the same page without scripts' },
    againstNoMock: { max: 1.02, unit: 'times', description: 'largest paint against the same build without the mock' },
    blocking: {
      max: 30,
      unit: 'ms',
      description: 'blocking time: what long tasks take beyond 50 ms, from first paint on',
    },
    shift: { max: 0, unit: '', every: true, description: 'layout shift that no visitor caused' },
    mockEarly: { max: 0, unit: 'kB', every: true, description: 'the mock’s code that has arrived by the first paint' },
    answeredAfter: {
      max: 100,
      unit: 'ms',
      description: 'from a tap on the menu 100 ms after the paint until it is open',
    },
    lost: { max: 0, unit: '', every: true, description: 'taps and forms before hydration that had no effect' },
    alive: { max: 2500, unit: 'ms', description: 'alive: React has the last control of the first screen' },
    aliveAgainstClient: { max: 0.6, unit: 'times', description: 'alive against the client-rendered build' },
    data: { max: 3000, unit: 'ms', route: '/', description: 'the home page’s mocked data on screen' },
    files: { max: 15, unit: '', route: '/', description: 'the home page’s files until it is alive' },
    script: { max: 100, unit: 'kB', route: '/', description: 'the home page’s script until it is alive' },
  },
  clock: {
    warm: { max: 3000, unit: 'ms', description: '`npm start` on an installed clone until a browser shows the page' },
    cold: { max: 3000, unit: 'ms', description: 'the same without Vite’s cache' },
    change: { max: 200, unit: 'ms', description: 'a component’s text saved until the open page shows it' },
    types: { max: 5000, unit: 'ms', description: '`npm run types`' },
    story: { max: 15_000, unit: 'ms', description: 'the tests of one file of stories' },
    test: { max: 240_000, unit: 'ms', description: '`npm test`' },
  },
}
