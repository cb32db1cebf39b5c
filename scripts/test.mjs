import { bin, prepare, run } from './prepare.mjs'

prepare()
const { getChromium } = await import('./chromium.mjs')
const chromium = getChromium()

const build = ['build', '--logLevel', 'warn']
const steps = [
  { title: 'Types', program: 'tsc', args: ['--noEmit'] },
  { title: 'Lint', program: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { title: 'Format', program: 'oxfmt', args: ['--check'] },
  { title: 'Unit and component tests', program: 'vitest', args: ['run'] },
  { title: 'The static demo, built', program: 'vite', args: build },
  {
    title: 'The demo for a sub-path, built',
    program: 'vite',
    args: build,
    env: { BASE_PATH: '/some/path/', OUT_DIR: 'dist-base' },
  },
  { title: 'The build for a real backend', program: 'vite', args: [...build, '--mode', 'live'] },
  { title: 'End-to-end tests', program: 'playwright', args: ['test'] },
]

const started = Date.now()
const failed = []
for (const { title, program, args, env } of steps) {
  const since = Date.now()
  console.log(`\n── ${title}`)
  const ok = run(bin(program), args, { ...env, CHROMIUM_PATH: chromium }) === 0
  console.log(`── ${title}: ${ok ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - since) / 1000)} s`)
  if (!ok) failed.push(title)
}

console.log(`\nThe whole of it took ${Math.round((Date.now() - started) / 1000)} s.`)
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
console.log(`${steps.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length > 0 ? 1 : 0)
