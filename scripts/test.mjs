import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { bin, prepare, root, run } from './prepare.mjs'
import { slowest } from './slowest.mjs'

prepare()
const { getChromium } = await import('./chromium.mjs')
const CHROMIUM_PATH = getChromium()

/** Runs a program that npm installed. Gives whether it went well. */
function did(program, args, env = {}) {
  return run(bin(program), args, { CHROMIUM_PATH, ...env }) === 0
}

function buildBelowAPath() {
  const built = did('vite', ['build', '--logLevel', 'error'], { BASE_PATH: '/some/path/', OUT_DIR: 'dist-base' })
  // The Storybook names nothing by an absolute path: the one of the demo serves here as it is.
  if (built) cpSync(path.join(root, 'dist/storybook'), path.join(root, 'dist-base/storybook'), { recursive: true })
  return built
}

const times = path.join(root, 'node_modules/.test-times')
rmSync(times, { recursive: true, force: true })
mkdirSync(times, { recursive: true })

/** Runs Vitest's projects, and notes how long each test takes under a name. */
function vitest(name, projects) {
  const report = ['--reporter', 'dot', '--reporter', 'json', '--outputFile.json', path.join(times, `${name}.json`)]
  return did('vitest', ['run', ...projects.flatMap((project) => ['--project', project]), ...report])
}

const steps = [
  { title: 'Types', check: () => did('tsc', ['--noEmit']) },
  { title: 'Lint', check: () => did('oxlint', ['--type-aware', '--deny-warnings']) },
  { title: 'Format', check: () => did('oxfmt', ['--check']) },
  {
    title: 'Unit and component tests',
    check: () => vitest('unit', ['unit', 'http', 'page']),
  },
  { title: 'Stories in a browser', check: () => vitest('stories', ['stories']) },
  { title: 'The static demo, built', check: () => run(process.execPath, ['scripts/build.mjs']) === 0 },
  { title: 'The demo for a sub-path, built', check: buildBelowAPath },
  {
    title: 'The build for a real backend',
    check: () => did('vite', ['build', '--mode', 'live', '--logLevel', 'error']),
  },
  { title: 'The bytes of the build', check: () => run(process.execPath, ['bench/bytes.mjs']) === 0 },
  {
    title: 'End-to-end tests',
    check: () =>
      did('playwright', ['test', '--reporter', 'list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(times, 'e2e.json'),
      }),
  },
]

function seconds(since) {
  return `${Math.round((Date.now() - since) / 1000)} s`
}

const started = Date.now()
const failed = []
for (const { title, check } of steps) {
  const since = Date.now()
  console.log(`\n── ${title}`)
  const passed = check()
  console.log(`── ${title}: ${passed ? 'passed' : 'FAILED'} in ${seconds(since)}`)
  if (!passed) failed.push(title)
}

console.log('\nThe slowest tests:')
for (const { took, title } of slowest(times, 10)) console.log(`${(took / 1000).toFixed(1).padStart(6)} s  ${title}`)
console.log(`\nThe whole of it took ${seconds(started)}.`)
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
console.log(`${steps.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length > 0 ? 1 : 0)
