import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.ts'

const port = 6007

/** Pictures at a third of the size, which still show a color changed by 6 levels or a box moved by 1 px. */
export default defineConfig({
  testDir: 'visual',
  testMatch: /\.visual\.ts/,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  updateSnapshots: 'none',
  reporter: [['dot'], ['html', { open: 'never' }]],
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  expect: { toMatchSnapshot: { threshold: 0.01 } },
  use: {
    baseURL: `http://localhost:${port}/`,
    deviceScaleFactor: 1 / 3,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...launchOptions,
      args: [...launchOptions.args, '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
  webServer: {
    command: `node scripts/run.mjs scripts/serve.ts storybook-static / ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
})
