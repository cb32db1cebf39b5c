import { bin, run } from './process'

const outDir = process.env.OUT_DIR || 'dist'

function step(title: string, program: string, args: string[]) {
  console.log(`── ${title}`)
  const code = run(bin(program), args)
  if (code !== 0) process.exit(code)
}

step('Building the site', 'vite', ['build', '--logLevel', 'warn'])
step('Building its Storybook (about half a minute)', 'storybook', [
  'build',
  '--output-dir',
  `${outDir}/storybook`,
  '--disable-telemetry',
  '--quiet',
])
console.log(`── Done: the demo is in ${outDir}/, its Storybook in ${outDir}/storybook/`)
