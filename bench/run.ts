import { type Browser, chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { installChromium, launchOptions } from '../scripts/chromium'
import { errorMessage, fail, root } from '../scripts/process'
import { paths, publicPaths } from '../src/content/paths'
import { budgets } from './budgets'
import { readBuild } from './build'
import { measureClock } from './clock'
import { findOverBudget } from './figures'
import { type Host, serveAll } from './host'
import { type Measured, report, type Results } from './report'
import { buildVariants, removeVariants, type Variant, variantNames } from './variants'
import { type ConditionName, conditions, type Expectations, sendForm, tapMenu, visit } from './visit'

const usage =
  'npm run bench -- [--short | --all] [--routes /,/jobs] [--runs 3] [--only throttled|unthrottled|clock] [--test]'
/** What --short sets: the home page and both forms. */
const short = { routes: [paths.home, paths.contact, paths.adminLogin].join(','), only: 'throttled' }
/** The pages that differ in kind. `--all` measures the others too. */
const kinds: readonly string[] = [
  paths.home,
  paths.about,
  paths.jobsListing,
  paths.jobs,
  paths.blog,
  paths.contact,
  paths.adminLogin,
  paths.talentAcquisition,
]

function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        short: { type: 'boolean' },
        all: { type: 'boolean', default: false },
        routes: { type: 'string' },
        runs: { type: 'string' },
        only: { type: 'string' },
        test: { type: 'boolean', default: false },
      },
    })
    return { runs: '3', ...(values.short && short), ...values }
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

/** Some fixed routes, with one job, one application and one post of the build. */
function findRoutes(site: string, fixed: readonly string[]): string[] {
  const first = (folder: string) => readdirSync(path.join(site, folder)).find((name) => name !== 'index.html')
  const [job, post] = [first('jobs'), first('blog')]
  return [...fixed, ...(job ? [paths.job(job), paths.apply(job)] : []), ...(post ? [paths.blogPost(post)] : [])]
}

/** The same list, begun one further each time: no variant always comes first. */
function rotate<Item>(list: readonly Item[], by: number): Item[] {
  return [...list.slice(by % list.length), ...list.slice(0, by % list.length)]
}

/** The visits of a variant: one that only looks, one that taps the menu, and one that sends the form of the page. */
async function visitOnce(browser: Browser, host: Host, route: string, name: ConditionName, expected: Expectations) {
  const condition = conditions[name]
  return {
    ...(await visit(browser, host, route, condition, expected)),
    ...(await tapMenu(browser, host, route, condition, expected)),
    ...(await sendForm(browser, host, route, condition, expected)),
  }
}

/** Visits all variants of all routes under a condition. */
async function measure(
  browser: Browser,
  hosts: ReadonlyMap<Variant, Host>,
  routes: readonly string[],
  name: ConditionName,
  expect: (variant: Variant, route: string) => Expectations,
  onStep: (step: string) => void,
): Promise<Measured> {
  const measured: Measured = {}
  for (let run = 0; run < runs; run += 1) {
    for (const route of routes) {
      const visits = (measured[route] ??= {})
      for (const [variant, host] of rotate([...hosts], run)) {
        if (variant === 'HTTP/1.1' && route !== paths.home) continue
        const result = await visitOnce(browser, host, route, name, expect(variant, route))
        if (!result.done) log(`${route}, ${variant}: never became quiet; counted as it was`)
        // For example, a page that React renders from scratch cannot be compared.
        for (const error of result.errors) log(`${route}, ${variant}: ${error}`)
        ;(visits[variant] ??= []).push(result)
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

const names = (['throttled', 'unthrottled'] as const).filter((name) => !flags.only || flags.only === name)

log('building the demo and its variants')
const variants = names.length > 0 ? variantNames.slice(0, flags.short ? 3 : undefined) : (['site'] as const)
const folders = buildVariants(variants)
const site = folders.get('site') ?? ''
const build = readBuild(site)
const known = findRoutes(site, publicPaths)
const routes = flags.routes?.split(',') ?? (flags.all ? known : findRoutes(site, kinds))
for (const route of routes) {
  const document = path.join(site, route, 'index.html')
  if (!existsSync(document)) fail(`"${route}" is not a public route. There are ${known.join(', ')}.`)
}

function expectOf(variant: Variant, route: string): Expectations {
  const document = readFileSync(path.join(site, route, 'index.html'), 'utf8')
  const hasScripts = variant !== 'no scripts'
  return {
    hasScripts,
    hasData: hasScripts && document.includes('id="responses"'),
    hasMock: variant === 'site',
    taps: variant === 'client-rendered',
    quietTime: variant === 'site' ? 1000 : 250,
    mock: build.backend,
  }
}

const browser = await chromium.launch({
  executablePath,
  // Service workers accept the host's certificate only in this way.
  args: [...launchOptions.args, '--ignore-certificate-errors'],
})
const measured: Results['measured'] = {}
if (names.length > 0) {
  const hosts = await serveAll(folders, routes)
  const onStep = countSteps(names.length * runs * routes.length)
  for (const name of names) measured[name] = await measure(browser, hosts, routes, name, expectOf, onStep)
  for (const host of hosts.values()) host.stop()
}
const clock = !flags.only || flags.only === 'clock' ? await measureClock(browser, runs, flags.test, log) : undefined

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
const name = flags.routes || flags.only || runs < 3 ? 'part' : 'results'
writeFileSync(path.join(root, `bench/${name}.md`), page)
writeFileSync(path.join(root, `bench/${name}.json`), `${JSON.stringify(results)}\n`)
console.log(`\n${page}`)
log(`written to bench/${name}.md and bench/${name}.json`)

const over = [...findOverBudget(build.sizes, budgets.bytes), ...build.naming]
if (over.length > 0) console.log('\nBytes are over their budget, see above.')
process.exit(over.length > 0 ? 1 : 0)
