import { execFileSync, spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { installChromium } from './chromium'
import { command, root } from './process'

const env = { ...process.env, CHROMIUM_PATH: installChromium(), FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }

const started = Date.now()
const failed: string[] = []
let count = 0

function secondsSince(time: number): string {
  return `${Math.round((Date.now() - time) / 1000)} s`
}

/** Runs a program and prints one line, or all of its output if it fails. Returns whether it passed. */
async function step(
  title: string,
  [program, ...args]: [string, ...string[]],
  stepEnv: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const since = Date.now()
  const child = spawn(program, args, { cwd: root, env: { ...env, ...stepEnv } })
  const output: unknown[] = []
  child.stdout.on('data', (data) => output.push(data))
  child.stderr.on('data', (data) => output.push(data))
  const passed = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      output.push(error.message)
      resolve(false)
    })
    child.once('close', (code) => resolve(code === 0))
  })
  if (!passed) {
    failed.push(title)
    console.log(`\n${output.join('')}`)
  }
  count += 1
  console.log(`${passed ? '✓' : '✗'} ${title}: ${passed ? 'passed' : 'FAILED'} in ${secondsSince(since)}`)
  return passed
}

function vitest(title: string, ...projects: string[]): Promise<boolean> {
  return step(title, command('vitest', 'run', ...projects.map((project) => `--project=${project}`)))
}

async function checkSources() {
  await step('Types', command('tsc', '--noEmit'))
  await step('Lint', command('oxlint', '--type-aware', '--deny-warnings'))
  await step('Format', command('oxfmt', '--check'))
}

async function buildAll() {
  const vite = ['build', '--logLevel', 'error']
  await step('The static demo, built', command('vite', ...vite))
  const storybook = ['build', '--output-dir', 'dist/storybook', '--disable-telemetry', '--quiet']
  const hasStorybook = await step('Its Storybook, built', command('storybook', ...storybook))
  await step('The demo for a sub-path, built', command('vite', ...vite), {
    BASE_PATH: '/some/path/',
    OUT_DIR: 'dist-base',
  })
  // The Storybook has only relative addresses, so the demo's copy works below a path too.
  if (hasStorybook)
    cpSync(path.join(root, 'dist/storybook'), path.join(root, 'dist-base/storybook'), { recursive: true })
  await step('The build for a real backend', command('vite', ...vite, '--mode', 'live'))
  await step('The bytes of the build', command('bench/bytes.ts'))
}

/** The folders of the files that are not committed. */
function changedFolders(): string[] {
  const list = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const files = [...list('diff', '--name-only', 'HEAD'), ...list('ls-files', '--others', '--exclude-standard')]
  return [...new Set(files.map((file) => path.posix.dirname(file)))].filter((folder) => folder.includes('/'))
}

async function checkEverything() {
  // A build uses little more than one core: it runs beside the tests that need no browser.
  await Promise.all([checkSources().then(buildAll), vitest('Unit and component tests', 'unit', 'http', 'page')])
  await vitest('Stories in a browser', 'stories')
  await step('Pictures of a few stories', command('playwright', 'test', '--config', 'playwright.visual.config.ts'), {
    STORYBOOK_FOLDER: 'dist/storybook',
    VISUAL_SHORT: '1',
  })
  await step('End-to-end tests', command('playwright', 'test'))
}

if (process.argv.includes('--changed')) {
  await checkSources()
  const folders = changedFolders()
  const tests = command('vitest', 'run', '--passWithNoTests', ...folders)
  if (folders.length > 0) await step(`Tests in ${folders.join(', ')}`, tests)
} else {
  await checkEverything()
}

console.log(`\nTotal: ${secondsSince(started)}.`)
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
console.log(`${count - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length > 0 ? 1 : 0)
