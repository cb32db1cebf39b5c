import type { KnipConfig } from 'knip'

/** What is run or loaded by name, where no import shows it. */
export default {
  entry: [
    'bench/bytes.ts',
    // What definitions may use, also those of other contracts.
    'mocks/engine/database/columns.ts',
    // Starts of a backend that the site does not use.
    'mocks/*/{browser,server,vite.config}.{ts,tsx}',
    // Becomes part of the service worker's script.
    'mocks/transports/offlineWorker.ts',
    // Vite builds and runs it to write the documents.
    'scripts/prerender/render.tsx',
    // Become the inline script of every document.
    '{src/start,mocks}/inline.ts',
  ],
  playwright: {
    config: ['playwright*.config.ts', 'e2e/film/*.config.ts', 'visual/*.config.ts'],
    entry: ['e2e/**/{*.e2e,monkey}.ts', 'visual/*.visual.ts'],
  },
  // A type that an exported signature names.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // src/styles imports their sheets.
    '@fontsource-variable/.*',
  ],
} satisfies KnipConfig
