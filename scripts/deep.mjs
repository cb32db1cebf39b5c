import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { bin, prepare, run, stop } from './prepare.mjs'

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
if (!Number.isInteger(Number(seed))) stop(`--seed takes a whole number; "${seed}" is none.`)
if (!(minutes > 0)) stop(`--minutes takes a number above 0; "${values.minutes}" is none.`)

prepare()
const { getChromium } = await import('./chromium.mjs')

/** How many end-to-end tests share the time: those of the matrix, two at once. */
const longTests = 26

const folder = mkdtempSync(path.join(tmpdir(), 'alderway-deep-'))
const about = ['fuzz', ...(only ? ['-t', only] : [])]

/** The sentences of a project's fuzz tests. */
function sentencesOf(project) {
  const list = path.join(folder, `${project}.json`)
  if (run(bin('vitest'), ['list', '--json', list, '--project', project, ...about]) !== 0) {
    stop('The fuzz tests could not be listed.')
  }
  return JSON.parse(readFileSync(list, 'utf8'))
}

/** Tries each sentence of a project's fuzz tests for its part of the minutes. Tells the cases; gives whether all held. */
function fuzz(project, minutes) {
  const sentences = sentencesOf(project).length
  if (sentences === 0) return true
  const counts = path.join(folder, project)
  const code = run(bin('vitest'), ['run', '--no-file-parallelism', '--project', project, ...about], {
    FUZZ_SEED: seed,
    FUZZ_SECONDS: String(Math.max(1, (minutes * 60) / sentences)),
    FUZZ_COUNTS: counts,
    ...(values.path && { FUZZ_PATH: values.path }),
    DEBUG_PRINT_LIMIT: '0',
  })
  const lines = existsSync(counts) ? readFileSync(counts, 'utf8').trim().split('\n') : []
  const cases = lines.reduce((sum, line) => sum + Number(line.split('\t', 1)[0]), 0)
  console.log([...lines, `${cases} cases, ${lines.length} of ${sentences} sentences`].join('\n'))
  return code === 0
}

/** Runs the long end-to-end tests, each for its part of the minutes at most. Tells the cases; gives whether all held. */
function browse(minutes) {
  const counts = path.join(folder, 'browser')
  const code = run(bin('playwright'), ['test', '--project=root', '--grep', '@deep'], {
    DEEP: '1',
    DEEP_SEED: seed,
    DEEP_SECONDS: String((minutes * 60 * 2) / longTests),
    DEEP_COUNTS: counts,
    CHROMIUM_PATH: getChromium(),
  })
  if (existsSync(counts)) console.log(readFileSync(counts, 'utf8').trim())
  return code === 0
}

/**
 * What is tried at length, one after the other. `share` is a step's part of the minutes; `check` is given them and gives
 * whether all went well.
 */
const steps = [
  {
    title: 'Made-up addresses, links, files and answers, module by module',
    share: 0.2,
    check: (minutes) => fuzz('unit', minutes),
  },
  {
    title: 'Made-up answers, texts and addresses, on whole pages',
    share: 0.3,
    check: (minutes) => fuzz('page', minutes),
  },
  {
    title: 'Every answer on every page, and the faults of a browser, on the builds that npm test makes',
    share: 0.5,
    check: (minutes) => browse(minutes),
  },
]

console.log(
  `Seed ${seed}, ${minutes} minutes. The same again: npm run test:deep -- --seed ${seed} --minutes ${minutes}`,
)
const failed = []
for (const { title, share, check } of steps) {
  console.log(`\n── ${title}`)
  if (!check(minutes * share)) failed.push(title)
}
rmSync(folder, { recursive: true })
console.log(failed.length > 0 ? `\nFailed, seed ${seed}: ${failed.join(', ')}` : `\nAll held, seed ${seed}.`)
process.exit(failed.length > 0 ? 1 : 0)
