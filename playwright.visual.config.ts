import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath } from './scripts/chromium.mjs'

const executablePath = chromiumPath()
const port = 6007

/** Pictures at half size: small files in which a changed colour or a moved box still shows. */
export default defineConfig({
  testDir: 'visual',
  testMatch: /\.visual\.ts/,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: [['dot'], ['html', { open: 'never' }]],
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  expect: { toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'device', maxDiffPixels: 4 } },
  use: {
    baseURL: `http://localhost:${port}/`,
    deviceScaleFactor: 0.5,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...chromiumArguments, '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
  webServer: {
    command: `node scripts/static-host.mjs storybook-static / ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
  },
})
