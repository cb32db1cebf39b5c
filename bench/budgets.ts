/**
 * Every budget of the site, in one place. `npm test` checks the bytes, which do not wobble; `npm run bench` measures
 * the times too. kB are 1000 bytes, compressed with brotli at its best.
 */
export const budgets = {
  bytes: {
    entry: {
      most: 85,
      unit: 'kB',
      meaning: 'the entry script, React and the site, with all that they import statically',
    },
    mock: { most: 60, unit: 'kB', meaning: 'the in-browser backend: its chunk with what no page of the site has' },
    home: { most: 14.6, unit: 'kB', meaning: 'the home page’s document: ten packets, a connection’s first round trip' },
  },
  /** Each is held by every public route: in its median, those with `every` in every single visit. */
  times: {
    againstNoScripts: { most: 1.1, unit: 'times', meaning: 'largest paint against the same page without scripts' },
    againstNoMock: { most: 1.02, unit: 'times', meaning: 'largest paint against the same build without the mock' },
    blocking: {
      most: 50,
      unit: 'ms',
      meaning: 'blocking time: what long tasks take beyond 50 ms, from first paint on',
    },
    shift: { most: 0, unit: '', every: true, meaning: 'layout shift that no visitor caused' },
    mockEarly: { most: 0, unit: 'kB', every: true, meaning: 'the mock’s code that has arrived by the first paint' },
  },
  /** The developer's clock. */
  clock: {
    start: { most: 3000, unit: 'ms', meaning: '`npm start` on an installed clone until a browser shows the page' },
    change: { most: 200, unit: 'ms', meaning: 'a component’s text saved until the open page shows it' },
  },
}
