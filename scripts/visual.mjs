import { bin, prepare, run, stop } from './prepare.mjs'

// Pictures of the stories against the accepted ones. `npm run test:visual -- --accept` accepts what there is now.
prepare()
const { getChromium } = await import('./chromium.mjs')
const CHROMIUM_PATH = getChromium()
const accept = process.argv.includes('--accept')

console.log('── Building the Storybook (about half a minute)')
if (run(bin('storybook'), ['build', '--disable-telemetry', '--quiet']) !== 0) stop('The Storybook could not be built.')

console.log(`── ${accept ? 'Accepting new pictures' : 'Comparing pictures'} of every page and section`)
const update = accept ? ['--update-snapshots=all'] : []
const code = run(bin('playwright'), ['test', '--config', 'playwright.visual.config.ts', ...update], { CHROMIUM_PATH })
if (code !== 0 && !accept) {
  console.log(
    '\nExpected, actual and difference of each lie in test-results/; `npx playwright show-report` shows them.',
  )
  console.log('If the new look is meant: npm run test:visual -- --accept')
}
process.exit(code)
