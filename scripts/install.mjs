// In JavaScript without packages, for an empty clone. `npm ls` fails if a package is missing or of another version.
import { spawnSync } from 'node:child_process'

/** @param {string} command @param {'ignore' | 'inherit'} stdio */
function run(command, stdio) {
  return spawnSync(command, { shell: true, stdio }).status ?? 1
}

if (run('npm ls', 'ignore') > 0) {
  console.log('Installing the packages (once; this takes about a minute)...')
  process.exitCode = run('npm ci', 'inherit')
}
