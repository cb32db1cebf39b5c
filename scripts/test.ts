import { exec } from 'node:child_process'
import { describe, test } from 'node:test'
import { installChromium } from './chromium'
import { isReadableFolder } from './isReadableFolder'
import { fail } from './process'

// Everything that `npm test` checks, a line a step. npm has put the installed programs on the PATH.

if (!isReadableFolder(process.cwd()))
  fail(`Storybook can't test stories in ${process.cwd()}: move the project to one of plain letters.`)

const environment = { ...process.env, CHROMIUM_PATH: installChromium() }

function step(title: string, command: string, variables: NodeJS.ProcessEnv = {}) {
  const options = { env: { ...environment, ...variables }, maxBuffer: Infinity }
  void test(title, () => {
    return new Promise<void>((resolve, reject) => {
      exec(command, options, (failure, output, errors) => {
        if (failure) reject(new Error(`${command}\n${output}\n${errors}`))
        else resolve()
      })
    })
  })
}

// A build uses little more than one core: it runs beside the tests that need no browser.
void describe('Without a browser', { concurrency: 2 }, () => {
  void describe('Sources and builds', { concurrency: 1 }, () => {
    step('Types', 'npm run types')
    step('Lint', 'npm run lint')
    step('Format', 'npm run format -- --check')
    step('Unused files, exports and packages', 'npm run unused')
    step('The demo and its Storybook, built', 'npm run build')
    step('The HTML of its documents', 'npm run html')
    step('The demo for a sub-path and the site for a real backend, built', 'npm run build:e2e')
    step('The bytes of the build', 'tsx test/bytes.ts')
  })
  step('Unit and component tests', 'vitest run --project=unit --project=http --project=page')
})
step('Stories in a browser', 'vitest run --project=stories')
step('Pictures of a few stories', 'playwright test --config playwright.visual.config.ts', {
  STORYBOOK_FOLDER: 'dist/storybook',
  VISUAL_SHORT: '1',
})
step('End-to-end tests', 'playwright test --project root --project sub-path')
