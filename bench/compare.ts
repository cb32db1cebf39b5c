import { chromium } from '@playwright/test'
import path from 'node:path'
import { installChromium, launchOptions } from '../scripts/chromium'
import { fail } from '../scripts/process'
import { serveBuild } from './serveBuild'
import { median, visit } from './visit'

// Visits the home page of two or more builds in turn, and prints the median of each figure: what a change gains on a slow
// phone. `node scripts/run.mjs bench/compare.ts dist /tmp/other`; VISITS, five by default, and PAGE are in the environment.
const { VISITS = '5', PAGE = '/' } = process.env
const builds = process.argv.slice(2)
if (builds.length < 2) fail('Name the folders of two builds or more.')

const origins: string[] = []
for (const build of builds) origins.push(await serveBuild(path.resolve(build)))
const browser = await chromium.launch({ ...launchOptions, executablePath: installChromium() })

const results: Record<string, number | undefined>[][] = builds.map(() => [])
for (let count = 0; count < Number(VISITS); count += 1) {
  for (const [index, origin] of origins.entries()) results[index]?.push(await visit(browser, origin + PAGE, 'none'))
}
const figures = ['first', 'largest', 'alive', 'data', 'blocking', 'shift']
console.table(
  Object.fromEntries(
    builds.map((build, index) => [
      build,
      Object.fromEntries(
        figures.map((figure) => {
          const all = results[index]?.map((result) => result[figure]) ?? []
          return [figure, `${median(all)} (${all.map((value) => median([value])).join(' ')})`]
        }),
      ),
    ]),
  ),
)
await browser.close()
process.exit(0)
