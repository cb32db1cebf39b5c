import { defineConfig } from 'vitest/config'

/** The tests of `npm run test:mutation`: of pure modules, without the slow fuzz tests. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['./test/setup.ts'],
          include: ['{src,mocks}/**/*.test.ts'],
          exclude: ['**/*.http.test.ts', '**/*.fuzz.test.ts', '**/node_modules/**'],
          restoreMocks: true,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'page',
          environment: 'jsdom',
          setupFiles: ['./test/setup.ts', './test/setupPage.ts'],
          include: ['src/ui/{Byline,ExternalLink,Pagination}/*.test.tsx'],
          restoreMocks: true,
        },
      },
    ],
  },
})
