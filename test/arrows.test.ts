import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const rejected = {
  'mocks/agency/a.ts': `import { a } from '../panel/a'`,
  'mocks/engine/a.ts': `import { paths } from '@/content/paths'`,
  'mocks/panel/a.ts': `export * from '../gallery/a'`,
  'mocks/transports/a.ts': `import { a } from '../../src/stores/a'`,
  'src/api/a.ts': `import type { A } from '~mocks/engine/a'`,
  'src/app/a.ts': `await import('../../mocks')`,
  'src/content/a.ts': `import { a } from '../api/a'`,
  'src/pages/A/A.tsx': `import { B } from '../B/B'`,
  'src/sections/A/A.tsx': `export { B } from '@/sections/B/B'`,
  'src/stores/a.ts': `import { a } from '../../mocks'`,
  'src/ui/A/A.tsx': `import 'swiper/css'`,
  'src/ui/B/B.tsx': `import { a } from './B.test'`,
}

const accepted = {
  'mocks/engine/b.ts': `import { endpoint } from '@/contract/endpoint'`,
  'mocks/index.ts': `import { a } from './panel/a'`,
  'mocks/panel/b.ts': `import { a } from '../transports/a'\nimport { paths } from '@/content/paths'`,
  'src/main.ts': `await import('../mocks')`,
  'src/pages/B/B.tsx': `import { C } from './C'\nimport { D } from '@/sections/D/D'\nimport { A } from '@/ui/A/A'`,
  'src/ui/A/A.stories.tsx': `import { B } from '@/pages/B/B'`,
  'src/ui/C/C.tsx': `import { B } from '../B/B'`,
  'src/ui/Carousel/Carousel.tsx': `import 'swiper/css'`,
}

test('the linter rejects an import against the arrows, relative or not, of a type or of code, and no other', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'alderway-lint-'))
  for (const [file, source] of Object.entries({ ...rejected, ...accepted })) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), source)
  }
  const [oxlint, config] = ['node_modules/oxlint/bin/oxlint', '.oxlintrc.json'].map((file) => path.resolve(file))
  const args = [String(oxlint), '--config', String(config), '--format', 'unix']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const found = [...stdout.matchAll(/^(\S+?):\d+:\d+: (.*) \[.*alderway\(arrows\)\]$/gm)]
  expect(new Set(found.map(([, file]) => file?.replaceAll('\\', '/')))).toEqual(new Set(Object.keys(rejected)))
  expect(found.map(([, , advice]) => advice)).toContain('Import src/ui/Carousel instead of swiper.')
})
