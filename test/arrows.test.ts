import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Lints a folder that holds these files only. Returns the files that break an arrow, with what to do. */
function lint(files: Record<string, string>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'alderway-lint-'))
  try {
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(folder, file), source)
    }
    const args = [
      path.resolve('node_modules/oxlint/bin/oxlint'),
      '--config',
      path.resolve('.oxlintrc.json'),
      '--format',
      'unix',
    ]
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    const lines = [...stdout.matchAll(/^(\S+?):\d+:\d+: (.*) \[.*alderway\(arrows\)\]$/gm)]
    return lines.map(([, file, advice]) => `${file}: ${advice}`).toSorted()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const site = 'Of the backend, the site imports mocks/index.ts only, with import() behind __MOCK_BACKEND__.'

test('reports an import that goes right, whether it is relative or an alias, a type or an export', () => {
  expect(
    lint({
      'mocks/agency/a.ts': `import { a } from '../panel/a'`,
      'mocks/engine/a.ts': `import { paths } from '@/content/paths'`,
      'mocks/panel/a.ts': `export * from '../gallery/a'`,
      'mocks/transports/a.ts': `import { a } from '../../src/stores/a'`,
      'src/api/a.ts': `import type { A } from '~mocks/engine/a'`,
      'src/app/a.ts': `import { a } from '../../mocks/index'`,
      'src/content/a.ts': `import { a } from '../api/a'`,
      'src/content/b.ts': `import { a } from '@/api/a'`,
      'src/domain/a.ts': `import { a } from '@/stores/a'`,
      'src/pages/A/A.tsx': `import { B } from '../B/B'`,
      'src/sections/A/A.tsx': `export { B } from '@/sections/B/B'`,
      'src/site.tsx': `await import('../mocks/panel/a')`,
      'src/ui/A/A.tsx': `import 'swiper/css'`,
      'src/ui/B/B.tsx': `import { a } from './B.test'`,
    }),
  ).toEqual([
    'mocks/agency/a.ts: The agency imports the engine only: move what it needs there.',
    'mocks/engine/a.ts: The engine serves any contract: pass this to it from mocks/agency.',
    'mocks/panel/a.ts: The panel does not import the gallery: move what they share into mocks/engine or mocks/agency.',
    'mocks/transports/a.ts: Of the site, the backend imports src/contract and src/content only.',
    `src/api/a.ts: ${site}`,
    `src/app/a.ts: ${site}`,
    'src/content/a.ts: Content is copy and lists: fetch in src/api, draw in src/ui.',
    'src/content/b.ts: Content is copy and lists: fetch in src/api, draw in src/ui.',
    'src/domain/a.ts: Rules of the trade hold no state and draw nothing: take this as an argument.',
    'src/pages/A/A.tsx: Pages import no other page: move what they share into src/sections or src/ui.',
    'src/sections/A/A.tsx: Sections import no other section and no page: move what they share into src/ui.',
    `src/site.tsx: ${site}`,
    'src/ui/A/A.tsx: Use src/ui/Carousel instead of swiper.',
    'src/ui/B/B.tsx: Only tests and stories import tests.',
  ])
})

test('accepts an import that goes left or stays in its folder, and anything in tests and stories', () => {
  expect(
    lint({
      'mocks/engine/a.ts': `import { endpoint } from '@/contract/endpoint'`,
      'mocks/index.ts': `import { a } from './panel/a'`,
      'mocks/panel/a.ts': `import { a } from '../transports/a'\nimport { paths } from '@/content/paths'`,
      'src/app/a.ts': `await import('../../mocks/index')`,
      'src/pages/A/A.tsx': `import { B } from './B'\nimport { C } from '@/sections/C/C'\nimport { A } from '@/ui/A/A'`,
      'src/ui/A/A.stories.tsx': `import { B } from '@/pages/B/B'`,
      'src/ui/A/A.tsx': `import { B } from '../B/B'`,
      'src/ui/Carousel/Carousel.tsx': `import 'swiper/css'`,
    }),
  ).toEqual([])
})
