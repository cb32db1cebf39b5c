// Installs the packages if one is missing, or is not the version that package.json names: in an empty clone no package can.
import { spawnSync } from 'node:child_process'

/** @param {string} command @param {'ignore' | 'inherit'} stdio */
function run(command, stdio) {
  return spawnSync(command, { shell: true, stdio }).status ?? 1
}

if (run('npm ls', 'ignore') > 0) {
  console.log('Installing the packages (once; this takes about a minute)...')
  process.exitCode = run('npm ci', 'inherit')
}
