import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.ts'
import { isShort, storybookFolder } from './visual/settings.ts'

const baseURL = 'http://localhost:4278/'

/** Pictures at a third of the size, which still show a color changed by 6 levels or a box moved by 1 px. */
export default defineConfig({
  testDir: 'visual',
  testMatch: /\.visual\.ts/,
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  updateSnapshots: 'none',
  reporter: isShort ? 'list' : [['dot'], ['html', { open: 'never' }]],
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  // `npm test` also runs on machines that did not take the accepted pictures, and other builds of Chromium round otherwise.
  expect: { toMatchSnapshot: isShort ? { threshold: 0.1, maxDiffPixelRatio: 0.01 } : { threshold: 0.01 } },
  use: {
    baseURL,
    deviceScaleFactor: 1 / 3,
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...launchOptions,
      args: [...launchOptions.args, '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
  webServer: {
    command: `npx vite preview --outDir ${storybookFolder} --port 4278`,
    url: baseURL,
    cwd: import.meta.dirname,
  },
})
