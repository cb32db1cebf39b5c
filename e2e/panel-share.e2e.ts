import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures'
import { badge, firstJob, linkFrom, renameFirstJob, show } from './panelPage'

test('a link opens the same state for another person', async ({ open, page, browser, baseURL }) => {
  // Many steps, in two contexts.
  test.slow()
  await open('/jobs?view=all', { scenario: 'slow-network', mock: { jobs: 'latency=10', news: '503' } })
  await renameFirstJob(page, 'Head of Lighthouses')
  const scenarios = await show(page, 'Scenarios')
  await scenarios.getByRole('radio', { name: 'The admin is signed in' }).click()
  await (await show(page, 'Endpoints')).getByLabel('How news answers').selectOption('Status 503')
  const link = await linkFrom(page)
  expect(link).toMatch(/\/jobs\?view=all&scenario=signed-in&mock=news:503#state=/)

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await context.newPage()
  await theirs.goto(link)
  await expect(firstJob(theirs)).toContainText('Head of Lighthouses')
  await expect(badge(theirs)).toHaveText('Demo data: The admin is signed in, news: Status 503, 1 edit')
  await (await show(theirs, 'Scenarios')).getByRole('radio', { name: /^Everything is down/ }).click()
  await expect(firstJob(theirs)).toBeHidden()
  await theirs.evaluate((link) => {
    globalThis.location.hash = ''
    globalThis.location.href = link
  }, link)
  await expect(firstJob(theirs)).toContainText('Head of Lighthouses')
  await theirs.goto('admin')
  await expect(theirs.getByText('Total jobs')).toBeVisible()
  await context.close()
})

test('a state that is too long for a link is shared as a file', async ({ open, page, browser, baseURL }) => {
  await open('/jobs', { mock: { news: 'empty' } })
  const letters = Array.from({ length: 12_000 }, (_, i) => String.fromCodePoint(0x4e00 + ((i * i * 7919) % 20_000)))
  await renameFirstJob(page, `Lighthouses ${letters.join('')}`)
  const share = await show(page, 'Share')
  await share.getByRole('button', { name: 'Copy link' }).click()
  await expect(share).toContainText(/The link would be [\d,]+ characters long/)
  const saved = page.waitForEvent('download')
  await share.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await saved).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: 1, query: 'mock=news:empty' })

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await context.newPage()
  await theirs.goto('jobs')
  const entry = await show(theirs, 'Share')
  const field = entry.getByLabel('Choose a state file')
  await field.setInputFiles({ name: 'shopping.json', mimeType: 'application/json', buffer: Buffer.from('{"milk": 1}') })
  await expect(entry).toContainText('shopping.json holds no state of this site.')
  await field.setInputFiles(file)
  await expect(firstJob(theirs)).toContainText('Lighthouses')
  await expect(entry).toContainText('news: Empty, 1 edit')
  await context.close()
})

test('a developer copies the state as a story and as a test', async ({ open, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/jobs', { scenario: 'news-down', mock: { jobs: 'slow+latency=20' } })
  const share = await show(page, 'Share')
  async function copied(label: string) {
    await share.getByRole('button', { name: label, exact: true }).click()
    await expect(share.locator('.copy', { hasText: label })).toContainText('Copied')
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const setting = "{ scenario: 'news-down', mock: { jobs: 'slow+latency=20' } }"
  expect(await copied('Copy link')).toMatch(/\/jobs\?scenario=news-down&mock=jobs:slow%2Blatency=20$/)
  expect(await copied('Copy as test')).toBe(`await renderPage('/jobs', ${setting})`)
  expect(await copied('Copy as Playwright test')).toBe(`await open('/jobs', ${setting})`)
  expect(await copied('Copy as story')).toBe(
    `export const NewsDownJobsSlowLatency20 = meta.story({\n  parameters: { route: '/jobs', ${setting.slice(2)},\n})`,
  )
  await renameFirstJob(page, "The captain's mate")
  await show(page, 'Share')
  expect(await copied('Copy as test')).toMatch(/^backend.set\(.*\)\nbackend.data.replace\(.*'The captain\\'s mate'/)
  expect(await copied('Copy as Playwright test')).toMatch(/^await open\('\/jobs#state=/)
})
