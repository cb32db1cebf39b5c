import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const least = [20, 19]

/** Ends the process with a sentence on what is wrong and what to do. */
export function stop(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

/** Runs a program in the project's root with its output shown. Gives its exit code. */
export function run(program, args, env = {}) {
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  })
  return error ? 1 : (status ?? 1)
}

/** The path of a program that npm installed. */
export function bin(name) {
  return path.join(root, 'node_modules', '.bin', name)
}

function read(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
}

/** Whether every package of the lockfile that belongs on this machine is installed in the version it names. */
function isInstalled() {
  if (!existsSync(path.join(root, 'node_modules/.package-lock.json'))) return false
  const wanted = read('package-lock.json').packages
  const present = read('node_modules/.package-lock.json').packages
  return Object.entries(wanted).every(
    ([name, { version, optional }]) => name === '' || optional || present[name]?.version === version,
  )
}

/** Installs what is missing, and only then. Stops with a sentence where Node is too old or npm fails. */
export function prepare() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < least[0] || (major === least[0] && minor < least[1])) {
    stop(
      `This project needs Node ${least.join('.')} or newer; this is ${process.versions.node}. Install it from nodejs.org.`,
    )
  }
  if (isInstalled()) return
  console.log('Installing the packages (once; this takes about a minute)...')
  if (run('npm', ['ci', '--no-audit', '--no-fund']) !== 0) {
    stop('npm could not install the packages. Check the network connection, then run the same command again.')
  }
}

/** Loads a TypeScript module of the project, named from its root: `/mocks/server.ts`. */
export async function load(file) {
  const { runnerImport } = await import(pathToFileURL(path.join(root, 'node_modules/vite/dist/node/index.js')).href)
  const { module } = await runnerImport(file, { root, resolve: { tsconfigPaths: true } })
  return module
}
