import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { installChromium } from './chromium'
import { bin, fail, run } from './process'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    minutes: { type: 'string', default: '10' },
    only: { type: 'string' },
    path: { type: 'string' },
  },
})
const { seed, only } = values
const minutes = Number(values.minutes)
if (!Number.isInteger(Number(seed))) fail(`--seed takes a whole number, not "${seed}".`)
if (!(minutes > 0)) fail(`--minutes takes a number above 0, not "${values.minutes}".`)

/** The end-to-end tests that share the time, two at once: those of the matrix. */
const longTests = 26

const folder = mkdtempSync(path.join(tmpdir(), 'alderway-deep-'))
const filter = ['fuzz', ...(only ? ['-t', only] : [])]

function readLines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

function countFuzzTests(project: string): number {
  const list = path.join(folder, `${project}.json`)
  if (run(bin('vitest'), ['list', '--json', list, '--project', project, ...filter]) !== 0) {
    fail('The fuzz tests could not be listed.')
  }
  const tests: unknown[] = JSON.parse(readFileSync(list, 'utf8'))
  return tests.length
}

/** Runs each fuzz test of a Vitest project for its share of the minutes. Returns whether all passed. */
function fuzz(project: string, minutes: number): boolean {
  const tests = countFuzzTests(project)
  if (tests === 0) return true
  const counts = path.join(folder, project)
  const code = run(bin('vitest'), ['run', '--no-file-parallelism', '--project', project, ...filter], {
    FUZZ_SEED: seed,
    FUZZ_SECONDS: String(Math.max(1, (minutes * 60) / tests)),
    FUZZ_COUNTS: counts,
    ...(values.path && { FUZZ_PATH: values.path }),
    DEBUG_PRINT_LIMIT: '0',
  })
  const lines = readLines(counts)
  const cases = lines.reduce((sum, line) => sum + Number.parseInt(line, 10), 0)
  console.log([...lines, `${cases} cases, ${lines.length} of ${tests} tests`].join('\n'))
  return code === 0
}

/** Runs each long end-to-end test for at most its share of the minutes. Returns whether all passed. */
function browse(minutes: number): boolean {
  const counts = path.join(folder, 'browser')
  const code = run(bin('playwright'), ['test', '--project=root', '--grep', '@deep'], {
    DEEP: '1',
    DEEP_SEED: seed,
    DEEP_SECONDS: String((minutes * 60 * 2) / longTests),
    DEEP_COUNTS: counts,
    CHROMIUM_PATH: installChromium(),
  })
  console.log(readLines(counts).join('\n'))
  return code === 0
}

/** `npm test` looks only at texts that could lack contrast. */
function checkContrast(): boolean {
  return (
    run(bin('vitest'), ['run', '--project', 'stories', '--testTimeout', '60000'], { VITE_CONTRAST: 'every-text' }) === 0
  )
}

/** `share` is the step's part of the minutes. */
const steps = [
  {
    title: 'Generated addresses, links, files and responses',
    share: 0.2,
    check: (share: number) => fuzz('unit', share),
  },
  {
    title: 'Generated responses, texts and addresses on whole pages',
    share: 0.3,
    check: (share: number) => fuzz('page', share),
  },
  { title: 'Every response on every page, and browser faults, on the builds of npm test', share: 0.5, check: browse },
  { title: 'The contrast of every text of every story, by day and by night', share: 0, check: checkContrast },
]

console.log(`Seed ${seed}, ${minutes} minutes. To repeat: npm run test:deep -- --seed ${seed} --minutes ${minutes}`)
const failed: string[] = []
for (const { title, share, check } of steps) {
  console.log(`\n── ${title}`)
  if (!check(minutes * share)) failed.push(title)
}
rmSync(folder, { recursive: true })
console.log(failed.length > 0 ? `\nFailed, seed ${seed}: ${failed.join(', ')}` : `\nAll passed, seed ${seed}.`)
process.exit(failed.length > 0 ? 1 : 0)
