import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.ts'
import { checkBuilds } from './scripts/freshBuilds.ts'
import { testBackend } from './scripts/process.ts'

/** Two copies of the built demo: at the root of a host, and below a path. */
const demos = {
  root: { port: 4173, base: '/', outDir: 'dist' },
  'sub-path': { port: 4174, base: '/some/path/', outDir: 'dist-base' },
}

/** The build for a real backend, which e2e/live.e2e.ts runs against the mock server. */
const live = { port: 4175, base: '/', outDir: 'dist-live' }

const places = [...Object.values(demos), live].map(({ port, base, outDir }) => `${outDir}:${base}:${port}`)

// Workers load this file too; sources that change during a run are not their concern.
if (!process.env.TEST_WORKER_INDEX) {
  checkBuilds({
    dist: 'npm run build',
    'dist-base': 'npx vite build --base /some/path/ --outDir dist-base',
    'dist-live': 'npm test, which builds it for the mock server of the tests',
  })
}

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: '150%',
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 15_000 },
  maxFailures: 20,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    screenshot: 'only-on-failure',
    // Animations cost time in every test; the tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'UTC',
    launchOptions,
  },
  projects: Object.entries(demos).map(([name, { port, base }]) => ({
    name,
    use: { baseURL: `http://localhost:${port}${base}` },
    testMatch: /\.e2e\.ts/,
    // What a base path could break.
    ...(name === 'sub-path' ? { grep: /@sub-path/ } : { grepInvert: /@sub-path/ }),
  })),
  webServer: [
    { command: `node scripts/run.mjs scripts/serve.ts ${places.join(' ')}`, url: `http://localhost:${live.port}` },
    {
      command: `node scripts/run.mjs scripts/mock-server.ts --port ${new URL(testBackend).port}`,
      url: `${testBackend}/openapi.json`,
    },
  ].map((server) => ({ ...server, reuseExistingServer: !process.env.CI })),
})
