import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.ts'

// Not Vite's default port, where another project may be running.
const demos = { root: 'http://localhost:4273/', subPath: 'http://localhost:4274/some/path/' }

export default defineConfig({
  testDir: 'e2e',
  testMatch: /\.e2e\.ts/,
  fullyParallel: true,
  workers: '150%',
  timeout: 30_000,
  expect: { timeout: 15_000 },
  maxFailures: 20,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: demos.root,
    screenshot: 'only-on-failure',
    // Animations cost time in every test; the tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'UTC',
    launchOptions,
  },
  projects: [
    // What a base path could break. Each worker of a project starts a browser, and the last of them would be alone.
    { name: 'sub-path', use: { baseURL: demos.subPath }, grep: /@sub-path/, workers: 1 },
    { name: 'root', grepInvert: /@sub-path/ },
    { name: 'monkey', testMatch: /monkey\.ts/ },
  ],
  webServer: {
    command: 'node --import tsx e2e/hosts.ts',
    // The last of them.
    url: 'http://localhost:4276/openapi.json',
    reuseExistingServer: !process.env.CI,
  },
})
