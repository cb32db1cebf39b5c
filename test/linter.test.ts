import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const rejected = {
  // Storybook's type allows a parameter of any name, which then does nothing.
  'src/ui/A/A.stories.tsx': `meta.story({ parameters: { mocks: { jobs: 'empty' } } })`,
  'mocks/agency/a.ts': `import { a } from '../library/a'`,
  'mocks/engine/a.ts': `import { paths } from '@/content/paths'`,
  'mocks/gallery/a.ts': `import { paths } from '@/content/paths'`,
  'mocks/panel/a.ts': `export * from '../gallery/a'`,
  'mocks/panel/c.ts': `import { agency } from '../agency/agency'`,
  'mocks/transports/a.ts': `import { a } from '../../src/stores/a'`,
  'mocks/transports/c.ts': `import { endpoints } from '@/contract/endpoints'`,
  'src/api/a.ts': `import type { A } from '~mocks/engine/a'`,
  'src/app/a.ts': `await import('../../mocks')`,
  'src/content/a.ts': `import { a } from '../api/a'`,
  'src/pages/A/A.tsx': `import { B } from '../B/B'`,
  'src/protocol.ts': `import { a } from './contract/a'`,
  'src/sections/A/A.tsx': `export { B } from '@/sections/B/B'`,
  'src/stores/a.ts': `import { a } from '../../mocks'`,
  'src/features/blog/A.tsx': `import { jobsQuery } from '@/features/jobs/jobsQuery'`,
  'src/ui/A/A.tsx': `import 'swiper/css'`,
  'src/ui/D/D.tsx': `import type { Job } from '@/contract/endpoints'`,
  'src/ui/E/E.tsx': `import { consultants } from '@/content/consultants'`,
  'src/ui/B/B.tsx': `import { a } from './B.test'`,
}

const accepted = {
  'src/ui/B/B.stories.tsx': `import { B } from '@/pages/B/B'\npreview.meta({ parameters: { mock: { jobs: 'empty' }, layout: 'centered' } })`,
  'mocks/agency/b.ts': `import { a } from '../panel/a'\nimport { paths } from '@/content/paths'`,
  'mocks/engine/b.ts': `import { endpoint } from '@/contract/endpoint'`,
  'mocks/index.ts': `import { a } from './panel/a'`,
  'mocks/panel/b.ts': `import { a } from '../transports/a'\nimport { b } from './b'`,
  'src/features/jobs/b.ts': `import { AnswerBy } from '@/features/answers/AnswerBy/AnswerBy'`,
  'src/main.ts': `await import('../mocks')`,
  'src/pages/B/B.tsx': `import { C } from './C'\nimport { D } from '@/sections/D/D'\nimport { A } from '@/ui/A/A'`,
  'src/ui/C/C.tsx': `import { B } from '../B/B'`,
  'src/ui/Carousel/Carousel.tsx': `import 'swiper/css'`,
}

const Diagnostic = v.object({ code: v.string(), filename: v.string(), help: v.optional(v.string()) })
const Report = v.pipe(v.string(), v.parseJson(), v.object({ diagnostics: v.array(Diagnostic) }))

test('the linter rejects an import against the arrows, relative or not, of a type or of code, and a mistyped parameter, but no other', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'alderway-lint-'))
  for (const [file, source] of Object.entries({ ...rejected, ...accepted })) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), source)
  }
  // Its folders are relative to where it is.
  const config = readFileSync('.oxlintrc.json', 'utf8').replaceAll(
    /\.\/(?=scripts|test)/g,
    `${path.resolve('.').replaceAll('\\', '/')}/`,
  )
  writeFileSync(path.join(folder, '.oxlintrc.json'), config)
  const args = [path.resolve('node_modules/oxlint/bin/oxlint'), '--format', 'json']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const { diagnostics } = v.parse(Report, stdout)
  const found = diagnostics.filter(({ code }) => /arrows|known-parameters|no-restricted-imports/.test(code))
  expect(new Set(found.map(({ filename }) => filename.replaceAll('\\', '/')))).toEqual(new Set(Object.keys(rejected)))
  expect(found.map(({ help }) => help)).toContain('Import src/ui/Carousel instead of swiper.')
})
