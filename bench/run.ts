import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { load, prepare, root, stop } from '../scripts/prepare.mjs'

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
  } catch (reason) {
    return stop(`${reason.message}\nIt is started with: ${usage}`)
  }
}

const flags = readFlags()
const runs = Number(flags.runs)
if (!Number.isInteger(runs) || runs < 1) stop(`"${flags.runs}" is no number of runs. It is started with: ${usage}`)
if (flags.only && !['throttled', 'unthrottled', 'clock'].includes(flags.only)) {
  stop(`"${flags.only}" is nothing to measure. It is started with: ${usage}`)
}

prepare()
const { chromiumArguments, chromiumPath } = await import('../scripts/chromium.mjs')
const executablePath = chromiumPath()
if (!executablePath || !existsSync(executablePath)) {
  stop('The bench needs a Chromium: install Chromium or Chrome, or name one in CHROMIUM_PATH, and run this again.')
}
const { chromium } = await import('@playwright/test')
const { readBuild } = await import('./build.mjs')
const { measureClock } = await import('./clock.mjs')
const { overBudget } = await import('./figures.mjs')
const { budgets } = await import('./budgets.mjs')
const { serveAll } = await import('./host.mjs')
const { report } = await import('./report.mjs')
const { buildVariants, removeVariants } = await import('./variants.mjs')
const { conditions, visit } = await import('./visit.mjs')

const began = Date.now()

function tell(sentence) {
  console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${sentence}`)
}

/** Every public route: the fixed ones, and one job, one application and one post that were built. */
async function allRoutes(site) {
  const { fixedPaths, paths } = await load('/src/content/paths.ts')
  const fixed = fixedPaths.filter((route) => route === paths.adminLogin || !route.startsWith(paths.admin))
  const first = (folder) => readdirSync(path.join(site, folder)).find((name) => name !== 'index.html')
  const [job, post] = [first('jobs'), first('blog')]
  return [...fixed, ...(job ? [paths.job(job), paths.apply(job)] : []), ...(post ? [paths.blogPost(post)] : [])]
}

/** The same list, begun one further each time: no variant always comes first. */
function turned(list, by) {
  return [...list.slice(by % list.length), ...list.slice(0, by % list.length)]
}

/** Visits all variants of all routes under a condition. Gives the visits by route and variant, and the empty page's. */
async function measure(browser, hosts, routes, name, expectations, steps) {
  const variants = Object.keys(hosts).filter((variant) => variant !== 'empty')
  const empty = []
  const byRoute = Object.fromEntries(
    routes.map((route) => [route, Object.fromEntries(variants.map((variant) => [variant, []]))]),
  )
  for (let run = 0; run < runs; run += 1) {
    empty.push(await visit(browser, hosts.empty, '/', conditions[name], {}))
    for (const route of routes) {
      for (const variant of turned(variants, run)) {
        const seen = await visit(browser, hosts[variant], route, conditions[name], expectations(variant, route))
        if (!seen.done) tell(`${route}, ${variant}: did not come to rest; counted as it was`)
        // A page that React drew anew, say, is no longer the page that it is compared with.
        for (const error of seen.errors) tell(`${route}, ${variant}: ${error}`)
        byRoute[route][variant].push(seen)
      }
      steps.done(`${name}, ${run + 1} of ${runs}, ${route}`)
    }
  }
  return { empty, routes: byRoute }
}

/** Tells after each of so many steps how long the others will take. */
function countSteps(all) {
  const since = Date.now()
  let count = 0
  return {
    done(what) {
      count += 1
      const left = ((Date.now() - since) / count) * (all - count)
      tell(`${what}; about ${Math.ceil(left / 60_000)} min left`)
    },
  }
}

function commit() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
  return `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${git('status', '--porcelain', '-uno') && ', with changes that are not committed'}`
}

function machine() {
  const memory = Math.round(os.totalmem() / 2 ** 30)
  return `${os.cpus()[0]?.model.trim()}, ${os.availableParallelism()} cores, ${memory} GiB, ${os.type()} ${os.release()} ${os.arch()}`
}

function load1() {
  return os.loadavg()[0].toFixed(1)
}

const loadBefore = load1()
const measuredCommit = commit()
process.once('exit', removeVariants)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

tell('building the demo, it without scripts, and the client without the mock')
const folders = buildVariants()
const built = readBuild(folders.site)
const known = await allRoutes(folders.site)
const routes = flags.routes?.split(',') ?? known
for (const route of routes) {
  const document = path.join(folders.site, route, 'index.html')
  if (!existsSync(document)) stop(`"${route}" is no public route. There are ${known.join(', ')}.`)
}

/** What a visit waits for: data where the document brings some along, the mock where it is there. */
function expectations(variant, route) {
  const document = readFileSync(path.join(folders.site, route, 'index.html'), 'utf8')
  return {
    hasData: variant !== 'no scripts' && document.includes('id="answers"'),
    hasMock: variant === 'site',
    mock: built.network,
  }
}

const browser = await chromium.launch({ executablePath, args: chromiumArguments })
const names = ['throttled', 'unthrottled'].filter((name) => !flags.only || flags.only === name)
const hosts = names.length > 0 ? await serveAll(folders, routes) : {}
const steps = countSteps(names.length * runs * routes.length)
const measured = {}
for (const name of names) measured[name] = await measure(browser, hosts, routes, name, expectations, steps)
for (const host of Object.values(hosts)) host.stop()
const clock = !flags.only || flags.only === 'clock' ? await measureClock(browser, runs, tell) : undefined

const results = {
  about: {
    date: new Date().toISOString().slice(0, 16).replace('T', ' ').concat(' UTC'),
    commit: measuredCommit,
    machine: machine(),
    'its load before and after': `${loadBefore} and ${load1()}`,
    versions: `Node ${process.versions.node}, Chromium ${browser.version()}`,
    options: process.argv.slice(2).join(' ') || 'none',
    repetitions: runs,
  },
  sizes: built.sizes,
  naming: built.naming,
  pages: Object.fromEntries(routes.map((route) => [route, built.page(route)])),
  measured,
  clock,
}
await browser.close()

const page = report(results)
// What stands in the repository is a whole run's.
const name = flags.routes || flags.only || runs < 5 ? 'part' : 'results'
writeFileSync(path.join(root, `bench/${name}.md`), page)
writeFileSync(path.join(root, `bench/${name}.json`), `${JSON.stringify(results)}\n`)
console.log(`\n${page}`)
tell(`written to bench/${name}.md and bench/${name}.json`)

const over = [...overBudget(built.sizes, budgets.bytes), ...built.naming]
if (over.length > 0) console.log('\nBytes are over their budget, see above.')
process.exit(over.length > 0 ? 1 : 0)
