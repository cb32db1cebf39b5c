import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures'
import { badge, firstJob, linkFrom, renameFirstJob, show } from './panelPage'

test('a link opens the same state for another person', async ({ open, page, browser, baseURL }) => {
  // Many steps, in two contexts.
  test.slow()
  await open('/jobs?view=all', { scenario: 'slow-network', mock: { jobs: 'latency=10', news: '503' } })
  await renameFirstJob(page, 'Head of Lighthouses')
  const scenarios = await show(page, 'Scenarios')
  await scenarios.getByRole('button', { name: /^Signed in/ }).click()
  await (await show(page, 'Endpoints')).getByLabel('Response of news').selectOption('Status 503')
  const link = await linkFrom(page)
  expect(link).toMatch(/\/jobs\?view=all&scenario=signed-in&mock=news:503#state=/)

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await context.newPage()
  await theirs.goto(link)
  await expect(firstJob(theirs)).toContainText('Head of Lighthouses')
  await expect(badge(theirs)).toHaveText('Demo data: Signed in, news: Status 503, 1 edit')
  await (await show(theirs, 'Scenarios')).getByRole('button', { name: /^Backend down/ }).click()
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

test('a downloaded state file opens the same state for another person', async ({ open, page, browser, baseURL }) => {
  await open('/jobs', { mock: { news: 'empty' } })
  await renameFirstJob(page, 'Head of Lighthouses')
  const share = await show(page, 'Share')
  const saved = page.waitForEvent('download')
  await share.getByRole('button', { name: 'Download state file' }).click()
  const file = await (await saved).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: 2, query: 'mock=news:empty' })

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await context.newPage()
  await theirs.goto('jobs')
  const entry = await show(theirs, 'Share')
  await entry.getByLabel('Choose a state file').setInputFiles(file)
  await expect(firstJob(theirs)).toContainText('Head of Lighthouses')
  await expect(entry).toContainText('news: Empty, 1 edit')
  await context.close()
})
