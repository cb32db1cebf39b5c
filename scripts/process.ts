import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// The scripts run in Vite's module runner, which sets this to development. The builds they start set their own.
delete process.env.NODE_ENV

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Ends the process with a message that says what is wrong and what to do. */
export function fail(message: string): never {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** The path of a program that npm installed. */
export function bin(name: string): string {
  return path.join(root, 'node_modules/.bin', name)
}

/** Runs a program in the project's root, with its output shown, and returns its exit code. */
export function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  })
  return status ?? 1
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
