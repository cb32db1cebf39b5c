import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compileInlineScript } from '../scripts/prerender/inlineScript'
import { fixedPaths } from '../src/content/paths'
import { listFiles } from '../test/listFiles'
import { expect, test } from './fixtures'

/** Words that only the mock backend and its data contain. */
const traces = [
  'mockServiceWorker',
  'demo1234',
  'admin@alderway.example',
  '.mock.',
  'Everything has been reset',
  'mswjs',
  'of another shape',
  'noindex',
  '__states',
  'mock-isolated',
  'leaves your browser',
  'a demonstration',
  'Sample profiles',
]

/** The word, and not a part of a name such as `demo-key`. */
const demo = /(?<![\w-])demo(?![\w-])/i

test('the build for a real backend contains nothing of the mock and no sources, and the demo all of it', () => {
  const live = listFiles('dist-live')
  expect(live.map((file) => path.basename(file))).toContain('index.html')
  const found = live.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const named = traces.filter((trace) => text.includes(trace) || file.includes(trace))
    return [...named, ...(demo.exec(text) ?? [])].map((trace) => `${file}: ${trace}`)
  })
  expect(found).toEqual([])
  expect(live.filter((file) => /\.(?:map|tsx?)$/.test(file))).toEqual([])
  // Without this the search above could look for what no build has.
  const all = listFiles('dist')
    .map((file) => `${file}\n${readFileSync(file, 'utf8')}`)
    .join('\n')
  expect(traces.filter((trace) => !all.includes(trace))).toEqual([])
  expect(demo.test(all)).toBe(true)
})

test('the gallery loads under a title of its own, which screen readers say', () => {
  expect(readFileSync('dist/__states/index.html', 'utf8')).toMatch(/<title[^>]*>All states \| Alderway/)
})

test('every document starts with its policy, and contains no script but files and data', async () => {
  for (const [folder, mock] of [
    ['dist', true],
    ['dist-live', false],
  ] as const) {
    const inline = await compileInlineScript({ mock })
    const documents = listFiles(folder).filter((file) => file.endsWith('.html') && !file.includes('storybook'))
    expect(documents.length).toBeGreaterThan(fixedPaths.length)
    for (const file of documents) {
      const html = readFileSync(file, 'utf8')
      expect(html, file).toMatch(/<head>\s*<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" /)
      const rest = html.replace(`<script>${inline}</script>`, '')
      expect(rest, file).not.toMatch(/<script(?![^>]* (?:src="\/assets\/|type="application\/(?:ld\+)?json"))/)
      expect(html, file).not.toMatch(/<[^>]* on\w+=/)
    }
  }
})

test(
  'every file, the service worker and the Storybook load from below the base',
  { tag: '@sub-path' },
  async ({ open, page, baseURL }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await open('/jobs')
    await expect(page.getByRole('article')).toHaveCount(30)
    const calls = /\/(api|news)\//
    const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)
    await expect.poll(worker).toBe(`${baseURL}mockServiceWorker.js`)
    expect(requested.filter((url) => !url.startsWith(baseURL ?? '') && !calls.test(url))).toEqual([])
    const link = page.getByRole('contentinfo').getByRole('link', { name: /Storybook/ })
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
  },
)
