import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/chromium.ts'

// Promises of an answer go by the visitor's clock.
process.env.TZ = 'UTC'

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          maxWorkers: 2,
          environment: 'node',
          isolate: false,
          setupFiles: ['./test/setup.ts'],
          include: ['{src,mocks,scripts,test}/**/*.test.ts'],
          exclude: ['**/*.http.test.ts', '**/node_modules/**'],
          testTimeout: 20_000,
          restoreMocks: true,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'http',
          maxWorkers: 2,
          environment: 'node',
          include: ['vite.config.http.test.ts', '{mocks,scripts}/**/*.http.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'page',
          maxWorkers: 2,
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['./test/setup.ts', './test/setupPage.ts'],
          include: ['{src,test}/**/*.test.tsx'],
          testTimeout: 20_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
          restoreMocks: true,
          // A visitor's day is not the server's.
          env: { TZ: 'America/Toronto' },
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          isolate: false,
          testTimeout: 30_000,
          maxWorkers: 2,
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
