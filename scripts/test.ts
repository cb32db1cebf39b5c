import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installChromium } from './chromium'
import { bin, root } from './process'
import { slowest } from './slowest'

const reports = mkdtempSync(path.join(tmpdir(), 'alderway-test-'))
const env = { ...process.env, CHROMIUM_PATH: installChromium(), FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }

const started = Date.now()
const failed: string[] = []
let count = 0

function secondsSince(time: number): string {
  return `${Math.round((Date.now() - time) / 1000)} s`
}

/** Runs a program and prints one line, or all of its output if it fails. Returns whether it passed. */
async function step(title: string, command: string[], stepEnv: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const since = Date.now()
  const [program = '', ...args] = command
  const isWindows = process.platform === 'win32'
  const child = spawn(program, args, { cwd: root, env: { ...env, ...stepEnv }, shell: isWindows })
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

function report(name: string): string {
  return path.join(reports, `${name}.json`)
}

function vitest(title: string, name: string, ...projects: string[]): Promise<boolean> {
  return step(title, [
    bin('vitest'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter',
    'json',
    '--reporter',
    'dot',
    '--outputFile.json',
    report(name),
  ])
}

function script(...args: string[]): string[] {
  return [process.execPath, 'scripts/run.mjs', ...args]
}

async function checkSources() {
  await step('Types', [bin('tsc'), '--noEmit'])
  await step('Lint', [bin('oxlint'), '--type-aware', '--deny-warnings'])
  await step('Format', [bin('oxfmt'), '--check'])
}

async function buildAll() {
  const vite = [bin('vite'), 'build', '--logLevel', 'error']
  const demo = await step('The static demo, built', script('scripts/build.ts'))
  await step('The demo for a sub-path, built', vite, { BASE_PATH: '/some/path/', OUT_DIR: 'dist-base' })
  // The Storybook has only relative addresses, so the demo's copy works below a path too.
  if (demo) cpSync(path.join(root, 'dist/storybook'), path.join(root, 'dist-base/storybook'), { recursive: true })
  await step('The build for a real backend', [...vite, '--mode', 'live'])
  await step('The bytes of the build', script('bench/bytes.ts'))
}

// A build uses little more than one core: it runs beside the tests that need no browser.
await Promise.all([checkSources().then(buildAll), vitest('Unit and component tests', 'unit', 'unit', 'http', 'page')])
await vitest('Stories in a browser', 'stories', 'stories')
await step('Pictures of a few stories', [bin('playwright'), 'test', '--config', 'playwright.visual.config.ts'], {
  STORYBOOK_FOLDER: 'dist/storybook',
  VISUAL_SHORT: '1',
})
await step('End-to-end tests', [bin('playwright'), 'test', '--reporter', 'list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e'),
})

console.log('\nThe slowest tests:')
for (const { milliseconds, title } of slowest(['unit', 'stories', 'e2e'].map(report), 10)) {
  console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${title}`)
}
rmSync(reports, { recursive: true })
console.log(`\nTotal: ${secondsSince(started)}.`)
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
console.log(`${count - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length > 0 ? 1 : 0)
