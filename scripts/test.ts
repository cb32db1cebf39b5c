import { execFile } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { installChromium } from './chromium'
import { command, root, testBackend as at } from './process'

const env = { ...process.env, CHROMIUM_PATH: installChromium(), FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }
const execute = promisify(execFile)
const started = Date.now()
const failed: string[] = []
let count = 0

const secondsSince = (time: number) => `${Math.round((Date.now() - time) / 1000)} s`

/** Runs a program and prints one line, after all of its output if it fails. */
async function step(title: string, [program, ...args]: [string, ...string[]], more: NodeJS.ProcessEnv = {}) {
  const since = Date.now()
  count += 1
  try {
    await execute(program, args, { cwd: root, env: { ...env, ...more }, maxBuffer: Infinity })
    console.log(`✓ ${title}: passed in ${secondsSince(since)}`)
  } catch (error) {
    failed.push(title)
    const { stdout, stderr, message } = Object(error)
    console.log(`\n${stdout}${stderr || message}\n✗ ${title}: FAILED in ${secondsSince(since)}`)
  }
}

async function checkSources() {
  await step('Types', command('tsc', '--noEmit'))
  await step('Lint', command('oxlint', '--type-aware', '--deny-warnings'))
  await step('Format', command('oxfmt', '--check'))
}

async function buildAll() {
  const vite = command('vite', 'build', '--logLevel', 'error')
  await step('The static demo, built', vite)
  await step('Its Storybook, built', command('storybook', 'build', '--output-dir', 'dist/storybook', '--quiet'))
  await step('The demo for a sub-path, built', vite, { BASE_PATH: '/some/path/', OUT_DIR: 'dist-base' })
  // The Storybook has only relative addresses, so the demo's copy works below a path too.
  const built = path.join(root, 'dist/storybook')
  if (existsSync(built)) cpSync(built, path.join(root, 'dist-base/storybook'), { recursive: true })
  const services = { VITE_ADMIN_API_URL: `${at}/api`, VITE_LOCAL_API_URL: at, VITE_NEWS_API_URL: `${at}/news` }
  await step('The build for a real backend', [...vite, '--mode', 'live'], services)
  await step('The bytes of the build', command('bench/bytes.ts'))
}

// A build uses little more than one core: it runs beside the tests that need no browser.
await Promise.all([
  checkSources().then(buildAll),
  step('Unit and component tests', command('vitest', 'run', '--project=unit', '--project=http', '--project=page')),
])
await step('Stories in a browser', command('vitest', 'run', '--project=stories'))
await step('Pictures of a few stories', command('playwright', 'test', '--config', 'playwright.visual.config.ts'), {
  STORYBOOK_FOLDER: 'dist/storybook',
  VISUAL_SHORT: '1',
})
await step('End-to-end tests', command('playwright', 'test'))

console.log(`\nTotal: ${secondsSince(started)}.`)
console.log([`${count - failed.length} passed, ${failed.length} failed`, ...failed].join('\n✗ '))
process.exit(failed.length > 0 ? 1 : 0)
