import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from './listFiles'
import { expect, test } from './fixtures'

/** Words that only the mock backend and its data contain. */
const traces = [
  'mockServiceWorker',
  'demo1234',
  'admin@alderway.example',
  'alderway.mock',
  'Unknown endpoint',
  'mswjs',
  'of another shape',
  'noindex',
  '__states',
  'alderway-isolated',
]

test('the build for a real backend contains nothing of the mock', { tag: '@root' }, () => {
  const live = listFiles('dist-live')
  expect(live.map((file) => path.basename(file))).toContain('index.html')
  const found = live.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return traces.filter((trace) => text.includes(trace) || file.includes(trace)).map((trace) => `${file}: ${trace}`)
  })
  expect(found).toEqual([])
})

test('the demo contains each trace of the mock, which proves the search above', { tag: '@root' }, () => {
  const demo = listFiles('dist')
    .map((file) => `${file}\n${readFileSync(file, 'utf8')}`)
    .join('\n')
  expect(traces.filter((trace) => !demo.includes(trace))).toEqual([])
})

test('no build contains sources or source maps', { tag: '@root' }, () => {
  for (const folder of ['dist', 'dist-live']) {
    // Storybook's own files are out of our hands.
    const files = listFiles(folder).filter((file) => !file.includes('storybook'))
    expect(files.filter((file) => /\.(?:map|tsx?)$/.test(file))).toEqual([])
    const code = files.filter((file) => /\.(?:js|css|html)$/.test(file))
    expect(code.filter((file) => readFileSync(file, 'utf8').includes('sourceMappingURL'))).toEqual([])
  }
})

test('a static host finds a file for each fixed address, and search engines are told not to index it', async ({
  request,
}) => {
  for (const path of ['', 'about', 'jobs-listing', 'domestic/verification']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(await response.text(), path).toContain('<meta name="robots" content="noindex"')
  }
})

test('every file, the service worker and the Storybook load from below the base', async ({ open, page, baseURL }) => {
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
})

test('the Storybook shows a story with the mock backend', { tag: '@root' }, async ({ page }) => {
  await page.goto('storybook/iframe.html?id=pages-jobspage--failed&viewMode=story')
  await expect(page.getByText('HTTP error! Status: 503')).toBeVisible()
})
