import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.ts'

const demos = { root: 'http://localhost:4173/', subPath: 'http://localhost:4174/some/path/' }

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
  webServer: [
    { command: 'vite preview', url: demos.root },
    { command: 'vite preview --port 4174 --base /some/path/ --outDir dist-base', url: demos.subPath },
    // The build for a real backend, which e2e/live.e2e.ts runs against the mock server.
    { command: 'vite preview --port 4175 --outDir dist-live', url: 'http://localhost:4175' },
    { command: 'node --import tsx scripts/mock-server.ts --port 4176', url: 'http://localhost:4176/openapi.json' },
  ].map((server) => ({ ...server, reuseExistingServer: !process.env.CI })),
})
