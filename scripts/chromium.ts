import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'
import { command, fail, run } from './process.ts'

/** Where systems keep a Chromium. The headless shell starts the fastest. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** Returns the path of a Chromium on this machine: CHROMIUM_PATH, Playwright's own, or the system's. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || [chromium.executablePath(), ...places].find((file) => existsSync(file))
}

/** Returns the path of a Chromium, and installs one if there is none. Exits if that fails. */
export function installChromium(): string {
  const found = findChromium()
  if (found && !existsSync(found)) fail(`CHROMIUM_PATH names ${found}, which does not exist. Correct or unset it.`)
  if (found) return found

  console.log('No Chromium on this machine: installing one (once; this can take some minutes)...')
  run(command('playwright', 'install', 'chromium'))
  if (!findChromium() && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Playwright could not download one: installing the system package...')
    run(['apt-get', 'update', '-qq'])
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!findChromium()) run(['apt-get', 'install', '-y', '-qq', name], { DEBIAN_FRONTEND: 'noninteractive' })
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
  args: ['--disable-gpu'],
}
