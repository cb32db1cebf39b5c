import { readFileSync } from 'node:fs'
import { constants, gunzipSync, gzipSync } from 'node:zlib'
import Validator from '@adobe/structured-data-validator'
import { expect, test } from '@playwright/test'
import { LinkChecker, LinkState } from 'linkinator'
import * as v from 'valibot'
import { missingPaths, publicPaths } from '../src/content/paths'
import { listFiles } from '../test/listFiles'

const missing = Object.values(missingPaths)

/** Returns what is wrong with the links of the demo, and of all that they lead to: `404 /nowhere, linked from /about`. */
async function findBrokenLinks(home: string): Promise<string[]> {
  const { links } = await new LinkChecker().check({
    path: home,
    recurse: true,
    checkFragments: true,
    concurrency: 10,
    timeout: 30_000,
    // A host may close an idle connection just as the next request is sent on it.
    retryErrors: true,
    retryErrorsCount: 2,
    // Other sites have their own down times. The spec links some addresses that have no page.
    linksToSkip: async (link) =>
      !link.startsWith(new URL(home).origin) || missing.some((path) => link === home + path.slice(1)),
  })
  const reached = links.map(({ url }) => url.replace(/\/$/, ''))
  const pages = publicPaths.map((page) => (home + page.slice(1)).replace(/\/$/, ''))
  expect(reached).toEqual(expect.arrayContaining(pages))
  return links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ status, url, parent }) => `${status} ${url}, linked from ${parent}`)
}

const hosts = [
  { title: 'every link and fragment leads somewhere at the root of a host', tag: '@root' },
  { title: 'every link and fragment leads somewhere below a path', tag: '@sub-path' },
]
for (const { title, tag } of hosts) {
  test(title, { tag }, async ({ baseURL }) => {
    test.setTimeout(120_000)
    expect(await findBrokenLinks(new URL(baseURL ?? '').href)).toEqual([])
  })
}

function listDocuments(): string[] {
  return listFiles('dist').filter((file) => /^dist\/(?!storybook).*\.html$/.test(file))
}

/** Ten packets of 1,460 bytes, the first of which begins with the headers of the answer. */
const firstFlight = 14_200

/** Returns what a browser has of a document before the host hears from it again. */
function readFirstFlight(file: string): string {
  const sent = gzipSync(readFileSync(file), { level: 6 }).subarray(0, firstFlight)
  return gunzipSync(sent, { finishFlush: constants.Z_SYNC_FLUSH }).toString()
}

test('what a host sends at once has the first screen of every document, and names its scripts', () => {
  const starting = /<section|<h1/g
  for (const file of listDocuments()) {
    const starts = [...readFileSync(file, 'utf8').matchAll(starting)].map(({ index }) => index)
    const first = readFirstFlight(file)
    expect(first, file).toContain('</head>')
    expect(first.length, file).toBeGreaterThan(starts.slice(0, 4).at(-1) ?? 0)
  }
})

// Readers that drop the markup, as search engines and assistants do.
test('a word of a document never runs into the next', () => {
  const glued = /[\p{L}\d.!?](?:<\/span>)*(?:<\/span>|<span(?![^>]*visually-hidden)[^>]*>)+[\p{L}\d][^<]*/gu
  const found = listDocuments().flatMap((file) => readFileSync(file, 'utf8').match(glued) ?? [])
  expect([...new Set(found)]).toEqual([])
})

const Thing = v.looseObject({ '@context': v.literal('https://schema.org'), '@type': v.string() })

/** The structured data of a built document. */
function readStructuredData(file: string) {
  const scripts = readFileSync(file, 'utf8').matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].map(([, text = '']) => v.parse(Thing, JSON.parse(text)))
}

test('the structured data of every document has what search engines ask for', async () => {
  const validator = new Validator()
  const files = listFiles('dist').filter((file) => file.endsWith('.html'))
  const issues: string[] = []
  const types = new Set<string>()
  for (const file of files) {
    for (const thing of readStructuredData(file)) {
      types.add(thing['@type'])
      const found = await validator.validate({ jsonld: { [thing['@type']]: [thing] } })
      // Warnings ask for recommended fields, some of which an agency keeps to itself: its client's name and address.
      const errors = found.filter(({ severity }) => severity === 'ERROR')
      issues.push(...errors.map(({ issueMessage }) => `${file}: ${issueMessage}`))
    }
  }
  expect([...types]).toContain('JobPosting')
  expect(issues).toEqual([])
})
