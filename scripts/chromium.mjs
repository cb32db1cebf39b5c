import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import { bin, run, stop } from './prepare.mjs'

/** The headless shell first: it does without a window's machinery and is the fastest. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onThePath(name) {
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n')[0].trim() : undefined
}

function playwrights() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  const own = chromium.executablePath()
  return own && existsSync(own) ? own : undefined
}

function fromTheSystem() {
  const macs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return names.map(onThePath).find(Boolean) ?? (existsSync(macs) ? macs : undefined)
}

function isRoot() {
  return process.getuid?.() === 0
}

/** The path of a Chromium on this machine: CHROMIUM_PATH, Playwright's own, the system's. Undefined where there is none. */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH || playwrights() || fromTheSystem()
}

/** The same, and where there is none it gets one. Stops with a sentence where none can be had. */
export function getChromium() {
  const found = chromiumPath()
  if (found && !existsSync(found)) stop(`CHROMIUM_PATH names ${found}, which does not exist. Correct or unset it.`)
  if (found) return found

  console.log('No Chromium on this machine: getting one (once; this can take some minutes)...')
  run(bin('playwright'), ['install', 'chromium'])
  if (!chromiumPath() && onThePath('apt-get') && isRoot()) {
    console.log('Playwright could not get one: asking the system for its package...')
    run('apt-get', ['update', '-qq'])
    const install = ['install', '-y', '-qq']
    const quietly = { DEBIAN_FRONTEND: 'noninteractive' }
    if (run('apt-get', [...install, 'chromium-headless-shell'], quietly) !== 0) {
      run('apt-get', [...install, 'chromium'], quietly)
    }
  }
  return (
    chromiumPath() ??
    stop(
      'The tests need a Chromium and none could be had: install Chromium or Chrome, or name one in CHROMIUM_PATH, and run this again.',
    )
  )
}

/** How every test starts it. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
