import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArguments, chromiumPath } from './scripts/chromium.mjs'

const executablePath = chromiumPath()

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          maxWorkers: 2,
          environment: 'jsdom',
          setupFiles: ['./test/setup.ts'],
          include: ['{src,mocks,test}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.node.test.ts', '**/node_modules/**'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          restoreMocks: true,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'node',
          maxWorkers: 2,
          environment: 'node',
          include: ['{mocks,scripts}/**/*.node.test.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          maxWorkers: 2,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                ...(executablePath && { executablePath }),
                args: chromiumArguments,
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
