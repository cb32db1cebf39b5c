// In JavaScript without packages, for an empty clone. `npm ls` fails if a package is missing or of another version.
import { spawnSync } from 'node:child_process'

/** @param {string} command @param {'ignore' | 'inherit'} stdio */
function run(command, stdio) {
  return spawnSync(command, { shell: true, stdio }).status ?? 1
}

// True from 20.19 and 22.12 on.
if (!process.features.require_module) {
  console.error(`This is Node ${process.version}: install Node 20.19, 22.12, 24 or later.`)
  process.exit(1)
}
if (run('npm ls', 'ignore') > 0) {
  console.log('Installing the packages (once; this takes about a minute)...')
  process.exitCode = run('npm ci', 'inherit')
  if (process.exitCode > 0) console.error('After an interrupted installation, delete node_modules and try again.')
}
