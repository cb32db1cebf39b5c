import { chromium } from '@playwright/test'
import { exec } from 'node:child_process'
import { cpus } from 'node:os'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { installChromium, launchOptions } from '../scripts/chromium'
import { paths } from '../src/content/paths'
import { serveBuild } from './serveBuild'
import { visit } from './visit'

const pages = [paths.home, paths.jobs, paths.contact]
const visits = 3
/** Not in package.json: it would bring 200 packages and 185 MB. The last version for Node 20. */
const lighthousePackage = 'lighthouse@12.8.2'
const debuggingPort = 9333

const columns = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
const Report = v.object({ audits: v.record(v.string(), v.object({ numericValue: v.fallback(v.number(), 0) })) })

async function runLighthouse(address: string) {
  const flags = '--quiet --only-categories=performance --output=json'
  const command = `npx --yes ${lighthousePackage} ${address} --port=${debuggingPort} ${flags}`
  const { stdout } = await promisify(exec)(command, { maxBuffer: Infinity })
  const { audits } = v.parse(Report, JSON.parse(stdout))
  return Object.fromEntries(columns.map((audit) => [audit, Number(audits[audit]?.numericValue.toPrecision(4))]))
}

function median(figures: readonly number[]) {
  const middle = figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]
  return Math.round(middle ?? Number.NaN)
}

// Measures the builds in the folders that are named, whose figures can be compared; by default that in `dist`.
const executablePath = installChromium()
const builds = process.argv.length > 2 ? process.argv.slice(2) : ['dist']
const sites: { build: string; site: string; still: string }[] = []
for (const build of builds) {
  const still = await serveBuild(build, { scripts: false })
  sites.push({ build: builds.length > 1 ? build : '', site: await serveBuild(build), still })
}
const args = [...launchOptions.args, `--remote-debugging-port=${debuggingPort}`]
const browser = await chromium.launch({ ...launchOptions, executablePath, args })

console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.versions.node}, Chromium ${browser.version()}
Times in ms, on a slow phone: slow 4G, a four times slower processor. Compare figures of one run only.

Lighthouse, ${lighthousePackage}`)
const paints: Record<string, object> = {}
const visited = sites.flatMap((served) => pages.map((page) => ({ ...served, page, row: served.build + page })))
for (const { site, still, page, row } of visited) {
  paints[row] = await runLighthouse(site + page)
  paints[`${row} without scripts`] = await runLighthouse(still + page)
}
console.table(paints)

console.log(
  `First visits, the median of ${visits}. 100 ms after the first paint a visitor taps the menu, or sends the form.`,
)
const rows: Record<string, object> = {}
for (const { site, page, row } of visited) {
  const results: Record<string, number | false | undefined>[] = []
  for (let count = 0; count < visits; count += 1) {
    results.push(await visit(browser, site + page, page === paths.contact ? 'form' : 'menu'))
  }
  const names = Object.keys(results[0] ?? {})
  rows[row] = Object.fromEntries(names.map((name) => [name, median(results.map((result) => Number(result[name])))]))
}
console.table(rows)
await browser.close()
process.exit(0)
