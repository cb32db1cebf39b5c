import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// The scripts run in Vite's module runner, which sets this to development. The builds they start set their own.
delete process.env.NODE_ENV

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The mock server that the end-to-end tests start for the build for a real backend. */
export const testBackend = 'http://localhost:4176'

/** Ends the process with a message that says what is wrong and what to do. */
export function fail(message: string): never {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** Returns what a script reads from its command line. Ends the process if that throws, and says how to call it. */
export function orFail<Value>(usage: string, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    return fail(`${errorMessage(error)}\nUsage: ${usage}`)
  }
}

/** The command that runs a script of the project, or a program that npm installed. */
export function command(name: string, ...args: string[]): [string, ...string[]] {
  return [process.execPath, path.join(root, 'scripts/run.mjs'), name, ...args]
}

/** Runs a command in the project's root, with its output shown, and returns its exit code. */
export function run([program, ...args]: [string, ...string[]], env: NodeJS.ProcessEnv = {}): number {
  return spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
