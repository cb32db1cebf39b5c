// Runs a script of the project (`scripts/test.ts`) or a program that npm installed (`tsc --noEmit`), after installing
// what is missing. Plain JavaScript without packages, since it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const minimum = '20.19'

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** @param {string} program @param {string[]} args */
function run(program, args) {
  return spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
}

/** @param {string} file @returns {Record<string, { version: string, optional?: boolean }>} */
function readPackages(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages
}

function isInstalled() {
  const installedLock = 'node_modules/.package-lock.json'
  if (!existsSync(path.join(root, installedLock))) return false
  const installed = readPackages(installedLock)
  return Object.entries(readPackages('package-lock.json')).every(
    ([name, { version, optional }]) => name === '' || optional || installed[name]?.version === version,
  )
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`This project needs Node ${minimum} or newer; this is ${process.versions.node}. Install it from nodejs.org.`)
}
if (!isInstalled()) {
  console.log('Installing the packages (once; this takes about a minute)...')
  if (run('npm', ['ci', '--prefix', root, '--no-audit', '--no-fund']) !== 0) {
    fail('npm could not install the packages. Check the network connection, then run the same command again.')
  }
}

const [name = '', ...args] = process.argv.slice(2)
if (name.endsWith('.ts')) {
  process.argv.splice(1, 1)
  const { runnerImport } = await import('vite')
  await runnerImport(path.join(root, name), { root, resolve: { tsconfigPaths: true } })
} else {
  process.exit(run(path.join(root, 'node_modules/.bin', name), args))
}
