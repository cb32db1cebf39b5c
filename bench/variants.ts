import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bin, root, run, stop } from '../scripts/prepare.mjs'

const home = path.join(root, 'node_modules/.bench')

/** What .env.local or the shell may set, and what would change the figures. */
const plain = {
  BASE_PATH: '',
  SITE_URL: '',
  VITE_BACKEND: '',
  VITE_ADMIN_API_URL: '/api',
  VITE_LOCAL_API_URL: '/',
  VITE_NEWS_API_URL: '/news',
  VITE_NEWS_API_KEY: 'demo-key',
}

function build(name, mode, env) {
  const outDir = path.join(home, name)
  const args = ['build', '--logLevel', 'error', '--mode', mode]
  if (run(bin('vite'), args, { ...plain, ...env, OUT_DIR: outDir }) !== 0) stop(`The build "${name}" failed.`)
  return outDir
}

/** A document without anything that runs or gets a script ready. */
export function withoutScripts(html) {
  return html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
}

function copyWithoutScripts(site) {
  const folder = path.join(home, 'no-scripts')
  cpSync(site, folder, { recursive: true })
  for (const file of readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.html'))) {
    const document = path.join(folder, file)
    writeFileSync(document, withoutScripts(readFileSync(document, 'utf8')))
  }
  return folder
}

/** Builds what is compared. Gives the folder of each: the demo, it without scripts, and its pages without the mock. */
export function buildVariants() {
  removeVariants()
  const site = build('site', 'production', {})
  return {
    site,
    'no scripts': copyWithoutScripts(site),
    'no mock': build('no-mock', 'live', { PRERENDER_DATA: 'demo' }),
  }
}

export function removeVariants() {
  rmSync(home, { recursive: true, force: true })
}
