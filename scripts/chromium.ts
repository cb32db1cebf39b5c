import { chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail } from './process.ts'

/** Playwright's own, or that of the system. The headless shell starts the fastest. */
const places = [
  chromium.executablePath(),
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** The second also works where only package registries can be reached. */
const installers = [
  'npx playwright install chromium',
  'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell',
]

function findChromium() {
  return process.env.CHROMIUM_PATH || places.find((file) => existsSync(file))
}

export function installChromium() {
  for (const command of installers) {
    if (findChromium()) break
    console.log(`No Chromium on this machine. Installing one (once; this can take some minutes): ${command}`)
    spawnSync(command, { stdio: 'inherit', shell: true })
  }
  return findChromium() ?? fail('The tests need Chromium, and it could not be installed: set CHROMIUM_PATH to one.')
}

export const launchOptions = { executablePath: findChromium(), args: ['--disable-gpu'] }
