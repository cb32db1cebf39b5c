// Runs a script of the project (`scripts/test.ts`) or a program that npm installed (`tsc --noEmit`), after installing
// what is missing. Plain JavaScript without packages, since it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const lockFile = path.join(root, 'package-lock.json')
const installedFile = path.join(root, 'node_modules/.package-lock.json')

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

function install() {
  console.log('Installing the packages (once; this takes about a minute)...')
  // On Windows npm is a script, which only a shell can run.
  if (spawnSync('npm ci --no-audit --no-fund', { cwd: root, stdio: 'inherit', shell: true }).status !== 0) {
    fail('npm could not install the packages. Check the network connection, then run the same command again.')
  }
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** Installs what package-lock.json names. Leaves packages alone that were linked or changed after it was written. */
function installMissing() {
  if (!existsSync(installedFile)) return install()
  const installed = readPackages(installedFile)
  const other = Object.entries(readPackages(lockFile)).filter(
    ([name, { version, optional }]) => name !== '' && !optional && installed[name]?.version !== version,
  )
  if (other.length === 0) return
  if (statSync(installedFile).mtimeMs < statSync(lockFile).mtimeMs) return install()
  const names = other.map(([name]) => name.replace('node_modules/', '')).join(', ')
  console.warn(`Not as package-lock.json has it, and left alone: ${names}. To install what it names: npm ci\n`)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
// From these on, require() loads ES modules.
const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24
if (!isSupported) fail(`Node 20.19, 22.12, 24 or newer is needed. This is ${process.versions.node}: see nodejs.org.`)
installMissing()

const [name = '', ...args] = process.argv.slice(2)
if (name.endsWith('.ts')) {
  process.argv.splice(1, 1)
  const { runnerImport } = await import('vite')
  await runnerImport(path.join(root, name), { root, resolve: { tsconfigPaths: true } })
} else {
  /** @type {Record<string, string>} */
  const packages = { tsc: 'typescript', playwright: '@playwright/test' }
  const folder = path.join(root, 'node_modules', packages[name] ?? name)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const program = path.join(folder, typeof bin === 'string' ? bin : bin[name])
  process.exit(spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' }).status ?? 1)
}
