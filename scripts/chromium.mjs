import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { bin, run, stop } from './prepare.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onThePath(name) {
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n')[0].trim() : undefined
}

async function playwrights() {
  const { chromium } = await import('@playwright/test')
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

/**
 * The path of a Chromium: CHROMIUM_PATH, Playwright's own, the system's; else one that it gets, from Playwright or the
 * system's packages. Stops with a sentence where there is none to be had.
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given)
    return existsSync(given) ? given : stop(`CHROMIUM_PATH names ${given}, which does not exist. Correct or unset it.`)
  const found = (await playwrights()) ?? fromTheSystem()
  if (found) return found

  console.log('No Chromium on this machine: getting one (once; this can take some minutes)...')
  if (run(bin('playwright'), ['install', 'chromium']) === 0) {
    const own = await playwrights()
    if (own) return own
  }
  if (onThePath('apt-get') && isRoot()) {
    console.log('Playwright could not get one: asking the system for its package...')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' })
    const installed = fromTheSystem()
    if (installed) return installed
  }
  return stop(
    'The tests need a Chromium and none could be had: install Chromium or Chrome and run this again, or name one in CHROMIUM_PATH.',
  )
}
