import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium'
import type { FilmOptions } from './camera'

const baseURL = `http://localhost:4177${process.env.BASE_PATH || '/'}`

/** Films the demo script in dist/, at a person's pace. `npm run e2e` performs it without pauses. */
export default defineConfig<FilmOptions>({
  testDir: '.',
  testMatch: /film\.e2e\.ts/,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'list',
  // The policy of the documents would refuse the overlays of the film.
  use: { baseURL, launchOptions, timezoneId: 'UTC', isFilming: true, bypassCSP: true },
  webServer: { command: 'npx vite preview --port 4177', url: baseURL, cwd: '../..' },
})
