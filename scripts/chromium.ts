import { chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { command, fail, run } from './process.ts'

/** The headless shell starts the fastest. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

function findOnPath(name: string): string | undefined {
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n')[0]?.trim() : undefined
}

/** Returns the path of a Chromium on this machine: CHROMIUM_PATH, Playwright's own, or the system's. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return [chromium.executablePath(), ...names.map(findOnPath), macChrome].find((file) => file && existsSync(file))
}

/** Returns the path of a Chromium, and installs one if there is none. Exits if that fails. */
export function installChromium(): string {
  const found = findChromium()
  if (found && !existsSync(found)) fail(`CHROMIUM_PATH names ${found}, which does not exist. Correct or unset it.`)
  if (found) return found

  console.log('No Chromium on this machine: installing one (once; this can take some minutes)...')
  run(command('playwright', 'install', 'chromium'))
  if (!findChromium() && findOnPath('apt-get') && process.getuid?.() === 0) {
    console.log('Playwright could not download one: installing the system package...')
    run(['apt-get', 'update', '-qq'])
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (run(['apt-get', 'install', '-y', '-qq', name], { DEBIAN_FRONTEND: 'noninteractive' }) === 0) break
    }
  }
  return (
    findChromium() ??
    fail('The tests need Chromium, and it could not be installed: install Chromium or Chrome, or set CHROMIUM_PATH.')
  )
}

const executablePath = findChromium()

/** How every test and measurement starts the browser. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
