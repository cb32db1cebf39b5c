import { type Browser, chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { installChromium, launchOptions } from '../scripts/chromium'
import { errorMessage, fail, root } from '../scripts/process'
import { fixedPaths, paths } from '../src/content/paths'
import { budgets } from './budgets'
import { readBuild } from './build'
import { measureClock } from './clock'
import { findOverBudget } from './figures'
import { type Hosts, serveAll } from './host'
import { type Measured, report, type Results, type Visits } from './report'
import { buildVariants, removeVariants, type Variant } from './variants'
import { type ConditionName, conditions, type Expectations, visit } from './visit'

const usage = 'npm run bench -- [--routes /,/jobs] [--runs 5] [--only throttled|unthrottled|clock]'

function readFlags() {
  try {
    return parseArgs({
      options: {
        routes: { type: 'string' },
        runs: { type: 'string', default: '5' },
        only: { type: 'string' },
      },
    }).values
  } catch (error) {
    return fail(`${errorMessage(error)}\nUsage: ${usage}`)
  }
}

const flags = readFlags()
const runs = Number(flags.runs)
if (!Number.isInteger(runs) || runs < 1)
  fail(`--runs takes a whole number above 0, not "${flags.runs}".\nUsage: ${usage}`)
if (flags.only && !['throttled', 'unthrottled', 'clock'].includes(flags.only)) {
  fail(`--only does not know "${flags.only}".\nUsage: ${usage}`)
}

const began = Date.now()

function log(line: string): void {
  console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${line}`)
}

/** Every public route: the fixed ones, and one job, one application and one post of the build. */
function findRoutes(site: string): string[] {
  const fixed = fixedPaths.filter((route) => route === paths.adminLogin || !route.startsWith(paths.admin))
  const first = (folder: string) => readdirSync(path.join(site, folder)).find((name) => name !== 'index.html')
  const [job, post] = [first('jobs'), first('blog')]
  return [...fixed, ...(job ? [paths.job(job), paths.apply(job)] : []), ...(post ? [paths.blogPost(post)] : [])]
}

const variants: readonly Variant[] = ['site', 'no scripts', 'no mock']

/** The same list, begun one further each time: no variant always comes first. */
function rotate<Item>(list: readonly Item[], by: number): Item[] {
  return [...list.slice(by % list.length), ...list.slice(0, by % list.length)]
}

/** Visits all variants of all routes under a condition. */
async function measure(
  browser: Browser,
  hosts: Hosts,
  routes: readonly string[],
  name: ConditionName,
  expect: (variant: Variant, route: string) => Expectations,
  onStep: (step: string) => void,
): Promise<Measured> {
  const measured: Measured = { empty: [], routes: {} }
  for (let run = 0; run < runs; run += 1) {
    measured.empty.push(await visit(browser, hosts.empty, '/', conditions[name], {}))
    for (const route of routes) {
      const visits: Visits = (measured.routes[route] ??= { site: [], 'no scripts': [], 'no mock': [] })
      for (const variant of rotate(variants, run)) {
        const result = await visit(browser, hosts[variant], route, conditions[name], expect(variant, route))
        if (!result.done) log(`${route}, ${variant}: never became quiet; counted as it was`)
        // For example, a page that React renders from scratch cannot be compared.
        for (const error of result.errors) log(`${route}, ${variant}: ${error}`)
        visits[variant].push(result)
      }
      onStep(`${name}, ${run + 1} of ${runs}, ${route}`)
    }
  }
  return measured
}

/** Returns a function that logs a finished step and how long the others will take. */
function countSteps(total: number): (step: string) => void {
  const since = Date.now()
  let count = 0
  return (step) => {
    count += 1
    const left = ((Date.now() - since) / count) * (total - count)
    log(`${step}; about ${Math.ceil(left / 60_000)} min left`)
  }
}

function describeCommit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
  const changes = git('status', '--porcelain', '-uno') && ', with changes that are not committed'
  return `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${changes}`
}

function describeMachine(): string {
  const memory = Math.round(os.totalmem() / 2 ** 30)
  return `${os.cpus()[0]?.model.trim()}, ${os.availableParallelism()} cores, ${memory} GiB, ${os.type()} ${os.release()} ${os.arch()}`
}

function loadAverage(): string {
  return (os.loadavg()[0] ?? 0).toFixed(1)
}

const executablePath = installChromium()
const loadBefore = loadAverage()
const commit = describeCommit()
process.once('exit', removeVariants)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

log('building the demo, the same without scripts, and the client without the mock')
const folders = buildVariants()
const build = readBuild(folders.site)
const known = findRoutes(folders.site)
const routes = flags.routes?.split(',') ?? known
for (const route of routes) {
  const document = path.join(folders.site, route, 'index.html')
  if (!existsSync(document)) fail(`"${route}" is not a public route. There are ${known.join(', ')}.`)
}

function expectOf(variant: Variant, route: string): Expectations {
  const document = readFileSync(path.join(folders.site, route, 'index.html'), 'utf8')
  return {
    hasData: variant !== 'no scripts' && document.includes('id="responses"'),
    hasMock: variant === 'site',
    mock: build.backend,
  }
}

const browser = await chromium.launch({ ...launchOptions, executablePath })
const names = (['throttled', 'unthrottled'] as const).filter((name) => !flags.only || flags.only === name)
const measured: Results['measured'] = {}
if (names.length > 0) {
  const hosts = await serveAll(folders, routes)
  const onStep = countSteps(names.length * runs * routes.length)
  for (const name of names) measured[name] = await measure(browser, hosts, routes, name, expectOf, onStep)
  for (const host of Object.values(hosts)) host.stop()
}
const clock = !flags.only || flags.only === 'clock' ? await measureClock(browser, runs, log) : undefined

const results: Results = {
  about: {
    date: new Date().toISOString().slice(0, 16).replace('T', ' ').concat(' UTC'),
    commit,
    machine: describeMachine(),
    'its load before and after': `${loadBefore} and ${loadAverage()}`,
    versions: `Node ${process.versions.node}, Chromium ${browser.version()}`,
    options: process.argv.slice(2).join(' ') || 'none',
    repetitions: runs,
  },
  sizes: build.sizes,
  naming: build.naming,
  pages: Object.fromEntries(routes.map((route) => [route, build.page(route)])),
  measured,
  clock,
}
await browser.close()

const page = report(results)
// The repository keeps complete runs only.
const name = flags.routes || flags.only || runs < 5 ? 'part' : 'results'
writeFileSync(path.join(root, `bench/${name}.md`), page)
writeFileSync(path.join(root, `bench/${name}.json`), `${JSON.stringify(results)}\n`)
console.log(`\n${page}`)
log(`written to bench/${name}.md and bench/${name}.json`)

const over = [...findOverBudget(build.sizes, budgets.bytes), ...build.naming]
if (over.length > 0) console.log('\nBytes are over their budget, see above.')
process.exit(over.length > 0 ? 1 : 0)
