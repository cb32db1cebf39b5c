import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/chromium.ts'

// Promises of an answer go by the visitor's clock.
process.env.TZ = 'UTC'

// From Node 25 on, its own storage hides that of jsdom.
const noStorage = '--no-experimental-webstorage'
const execArgv = process.allowedNodeEnvironmentFlags.has(noStorage) ? [noStorage] : []

const common = { execArgv, maxWorkers: 2, testTimeout: 20_000, restoreMocks: true }

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          ...common,
          name: 'unit',
          isolate: false,
          setupFiles: ['./test/consoleErrors.ts', './test/setup.ts'],
          include: ['{src,mocks,scripts,test,visual}/**/*.test.ts'],
          exclude: ['**/*.{http,dom}.test.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...common,
          name: 'http',
          include: ['**/*.http.test.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...common,
          name: 'page',
          environment: 'jsdom',
          isolate: false,
          setupFiles: [
            './test/consoleErrors.ts',
            './test/translatedTexts.ts',
            './test/setup.ts',
            './test/setupPage.ts',
          ],
          include: ['{src,test}/**/*.test.tsx', '**/*.dom.test.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          // A visitor's day is not the server's.
          env: { TZ: 'America/Toronto' },
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Found while tests run, it would reload them.
        optimizeDeps: { include: ['axe-core'] },
        test: {
          name: 'stories',
          maxWorkers: 2,
          isolate: false,
          setupFiles: ['./test/consoleErrors.ts', './test/translatedTexts.ts'],
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
