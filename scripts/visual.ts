import { installChromium } from './chromium'
import { bin, fail, run } from './process'

const accept = process.argv.includes('--accept')
/** Photographs dist/storybook, which `npm run build` and `npm test` make. */
const isBuilt = process.argv.includes('--built')
const CHROMIUM_PATH = installChromium()

if (!isBuilt) {
  console.log('── Building the Storybook (about half a minute)')
  if (run(bin('storybook'), ['build', '--disable-telemetry', '--quiet']) !== 0) {
    fail('The Storybook could not be built.')
  }
}

console.log(`── ${accept ? 'Accepting new pictures' : 'Comparing pictures'} of every page and section`)
const update = accept ? ['--update-snapshots=all'] : []
const code = run(bin('playwright'), ['test', '--config', 'playwright.visual.config.ts', ...update], {
  CHROMIUM_PATH,
  ...(isBuilt && { STORYBOOK_FOLDER: 'dist/storybook' }),
})
if (code !== 0 && !accept) {
  console.log('\nExpected, actual and difference are in test-results/; `npx playwright show-report` shows them.')
  console.log('To accept the new look: npm run test:visual -- --accept')
}
process.exit(code)
