import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bin, fail, root, run } from '../scripts/process'

const home = path.join(root, 'node_modules/.bench')

/** The demo first. The short bench has the first three. */
export const variantNames = ['site', 'no scripts', 'client-rendered', 'no mock', 'HTTP/1.1'] as const

/** Overrides .env.local and the shell, which would change the figures. */
const plainEnv = {
  BASE_PATH: '',
  SITE_URL: '',
  VITE_BACKEND: '',
  VITE_ADMIN_API_URL: '/api',
  VITE_LOCAL_API_URL: '/',
  VITE_NEWS_API_URL: '/news',
  VITE_NEWS_API_KEY: 'demo-key',
}

function build(name: string, mode: string, env: Record<string, string>): string {
  const outDir = path.join(home, name)
  const args = ['build', '--logLevel', 'error', '--mode', mode]
  if (run(bin('vite'), args, { ...plainEnv, ...env, OUT_DIR: outDir }) !== 0) fail(`The build "${name}" failed.`)
  return outDir
}

function removeScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
}

/** Copies a build, with each of its documents changed. */
function copyDocuments(site: string, name: string, change: (html: string) => string): string {
  const folder = path.join(home, name)
  cpSync(site, folder, { recursive: true })
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((file) => file.endsWith('.html'))) {
    const document = path.join(folder, file)
    writeFileSync(document, change(readFileSync(document, 'utf8')))
  }
  return folder
}

/** Builds the demo and the variants it is compared with. Returns the folder of each, that of the demo first. */
export function buildVariants(names: readonly Variant[]): Map<Variant, string> {
  removeVariants()
  const site = build('site', 'production', {})
  const makers: Record<Variant, () => string> = {
    site: () => site,
    'no scripts': () => copyDocuments(site, 'no-scripts', removeScripts),
    'no mock': () => build('no-mock', 'live', { PRERENDER_DATA: 'demo' }),
    'client-rendered': () => {
      const shell = readFileSync(path.join(site, '404.html'), 'utf8')
      return copyDocuments(site, 'client-rendered', () => shell)
    },
    'HTTP/1.1': () => site,
  }
  return new Map(names.map((name) => [name, makers[name]()]))
}

export type Variant = (typeof variantNames)[number]

export function removeVariants(): void {
  rmSync(home, { recursive: true, force: true })
}
