import { chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { installChromium, launchOptions } from '../scripts/chromium'
import { command, fail, run } from '../scripts/process'
import { paths } from '../src/content/paths'
import { serveBuild } from './serveBuild'
import { median, visit } from './visit'

const pages = [paths.home, paths.jobs, paths.contact]
const visits = 3
/** Not in package.json: it would bring 200 packages and 185 MB. The last version for Node 20. */
const lighthousePackage = 'lighthouse@12.8.2'
const debuggingPort = 9333

const audit = v.object({ numericValue: v.number() })
const Report = v.object({
  categories: v.object({ performance: v.object({ score: v.number() }) }),
  audits: v.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
})

const folder = mkdtempSync(path.join(tmpdir(), 'alderway-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true }))
process.once('SIGINT', () => process.exit(130))

async function runLighthouse(address: string) {
  const flags = '--quiet --only-categories=performance --output=json --output-path=lighthouse.json'
  // Not spawnSync, which would stop the host. On Windows npx is a script, which only a shell can run.
  const child = spawn(`npx --yes ${lighthousePackage} ${address} --port=${debuggingPort} ${flags}`, {
    cwd: folder,
    stdio: 'inherit',
    shell: true,
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) fail('Lighthouse failed, see above.')
  const { audits, categories } = v.parse(Report, JSON.parse(readFileSync(path.join(folder, 'lighthouse.json'), 'utf8')))
  const ms = (name: keyof typeof audits) => Math.round(audits[name].numericValue)
  return {
    score: Math.round(categories.performance.score * 100),
    'first paint': ms('first-contentful-paint'),
    'largest paint': ms('largest-contentful-paint'),
    blocking: ms('total-blocking-time'),
    shift: Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
  }
}

const executablePath = installChromium()
if (run(command('vite', 'build', '--logLevel', 'error'), { OUT_DIR: path.join(folder, 'dist') }) !== 0) process.exit(1)
const site = await serveBuild(path.join(folder, 'dist'))
const still = await serveBuild(path.join(folder, 'dist'), { scripts: false })
const args = [...launchOptions.args, `--remote-debugging-port=${debuggingPort}`]
const browser = await chromium.launch({ ...launchOptions, executablePath, args })

console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.versions.node}, Chromium ${browser.version()}
Times in ms, on a slow phone: slow 4G, a four times slower processor. Compare figures of one run only.

Lighthouse, ${lighthousePackage}`)
const paints: Record<string, object> = {}
for (const page of pages) {
  paints[page] = await runLighthouse(site + page)
  paints[`${page} without scripts`] = await runLighthouse(still + page)
}
console.table(paints)

console.log(
  `First visits, the median of ${visits}. 100 ms after the first paint a visitor taps the menu, or sends the form.`,
)
const rows: Record<string, object> = {}
for (const page of pages) {
  const results = []
  for (let count = 0; count < visits; count += 1) {
    results.push(await visit(browser, site + page, page === paths.contact ? 'form' : 'menu'))
  }
  rows[page] = {
    'menu answers': median(results.map(({ answers }) => answers)) ?? '',
    'form is sent': median(results.map(({ sent }) => sent)) ?? '',
    'all answers': median(results.map(({ alive }) => alive)) ?? '',
    'data drawn': median(results.map(({ data }) => data)) ?? '',
  }
}
console.table(rows)
console.log(`Measured in ${Math.round(performance.now() / 1000)} s.`)
await browser.close()
process.exit(0)
