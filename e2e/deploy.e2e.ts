import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf } from './files'
import { expect, test } from './fixtures'

/** Words that only the in-browser backend or its data hold; the demo holds each of them, or this finds nothing. */
const traces = [
  'mockServiceWorker',
  'demo1234',
  'admin@alderway.example',
  'alderway.mock',
  'There is no such job',
  'mswjs',
  'of another shape',
  'noindex',
  '__states',
  'alderway-alone',
]

test('the build for a real backend holds no byte of the mock', () => {
  const live = filesOf('dist-live')
  expect(live.map((file) => path.basename(file))).toContain('index.html')
  const found = live.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return traces.filter((trace) => text.includes(trace) || file.includes(trace)).map((trace) => `${file}: ${trace}`)
  })
  expect(found).toEqual([])
})

test('the search for traces of the mock finds each of them in the demo', () => {
  const demo = filesOf('dist')
    .map((file) => `${file}\n${readFileSync(file, 'utf8')}`)
    .join('\n')
  expect(traces.filter((trace) => !demo.includes(trace))).toEqual([])
})

test('no build gives its sources away', () => {
  for (const folder of ['dist', 'dist-live']) {
    // The Storybook's own files are its maker's business.
    const files = filesOf(folder).filter((file) => !file.includes('storybook'))
    expect(files.filter((file) => /\.(?:map|tsx?)$/.test(file))).toEqual([])
    const code = files.filter((file) => /\.(?:js|css|html)$/.test(file))
    expect(code.filter((file) => readFileSync(file, 'utf8').includes('sourceMappingURL'))).toEqual([])
  }
})

test('a fixed address has a file of its own, so that any static host answers it', async ({ request }) => {
  for (const address of ['', 'about', 'jobs-listing', 'domestic/verification']) {
    expect((await request.get(address)).status()).toBe(200)
  }
})

test('search engines are asked to leave the demo out', async ({ open, page }) => {
  await open('/')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('the service worker and every file come from below the base', async ({ open, page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open('/jobs')
  await expect(page.getByRole('article')).toHaveCount(30)
  const calls = /\/(api|news)\//
  const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)
  await expect.poll(worker).toBe(`${baseURL}mockServiceWorker.js`)
  expect(asked.filter((url) => !url.startsWith(baseURL ?? '') && !calls.test(url))).toEqual([])
})

test('the footer leads to the Storybook, which shows a story against the same backend', async ({ open, page }) => {
  await open('/about')
  const link = page.getByRole('contentinfo').getByRole('link', { name: /Storybook/ })
  expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
  const story = await page.context().newPage()
  await story.goto('storybook/iframe.html?id=pages-jobspage--failed&viewMode=story')
  await expect(story.getByText('❌ HTTP error! Status: 503')).toBeVisible()
})
