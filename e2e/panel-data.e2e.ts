import { expect, test } from './fixtures'
import { badge, firstJob, markDocument, renameFirstJob, show } from './panelPage'

test('QA edits data: it shows at once, after a reload and in other tabs, and can be undone', async ({
  open,
  page,
  context,
}) => {
  // Many steps, in two tabs.
  test.slow()
  await open('/jobs')
  const before = (await firstJob(page).getByRole('heading').textContent()) ?? ''
  const other = await context.newPage()
  await other.goto(page.url())
  await renameFirstJob(page, 'Head of Lighthouses')
  await expect(firstJob(page)).toContainText('Head of Lighthouses')
  await expect(firstJob(other)).toContainText('Head of Lighthouses')
  await page.keyboard.press('Control+z')
  await expect(firstJob(page)).toContainText(before)
  await expect(firstJob(other)).toContainText(before)
  await page.keyboard.press('Control+Shift+Z')
  await page.reload()
  await expect(firstJob(page)).toContainText('Head of Lighthouses')

  const data = await show(page, 'Data')
  await data.getByRole('searchbox', { name: 'Find in Jobs' }).fill('lighthouses')
  await expect(data).toContainText('Page 1 of 1, 1 row')
  await data.getByRole('button', { name: /Head of Lighthouses/ }).click()
  await data.getByRole('spinbutton', { name: 'salary' }).fill('123456')
  await data.getByRole('spinbutton', { name: 'salary' }).press('Enter')
  await expect(firstJob(page)).toContainText('$123,456')
  await data.getByRole('button', { name: 'Make salary nothing' }).click()
  await expect(firstJob(page)).toContainText('N/A')
  await data.getByRole('button', { name: /^Delete row/ }).click()
  await expect(page.getByRole('article')).toHaveCount(29)
  await expect(data.getByRole('button', { name: 'Undo' })).toBeFocused()
  await data.getByRole('button', { name: 'Add a row' }).click()
  await expect(data.getByRole('textbox', { name: 'title' })).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(30)

  await data.getByRole('button', { name: 'Make it 1 row', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await data.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('article')).toHaveCount(30)
  await expect(firstJob(page)).toContainText(before)
  await data.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('ten thousand rows can be paged, searched and sorted', async ({ open, page }) => {
  await open('/about', { scenario: 'big-catalogue' })
  const data = await show(page, 'Data')
  await expect(data).toContainText('Page 1 of 500, 10,000 rows')
  await data.getByRole('button', { name: 'Next rows' }).click()
  await expect(data.getByRole('list', { name: 'Jobs' }).getByRole('listitem')).toHaveCount(20)
  await data.getByRole('searchbox', { name: 'Find in Jobs' }).fill('9999')
  await expect(data).toContainText(/Page 1 of 1, \d+ row/)
  await data.getByRole('searchbox', { name: 'Find in Jobs' }).fill('claims handler')
  await data.getByRole('combobox', { name: 'Order by' }).selectOption('salary')
  await data.getByRole('list', { name: 'Jobs' }).getByRole('button').first().click()
  await expect(data.getByRole('spinbutton', { name: 'salary' })).toHaveValue('25250')
  await data.getByRole('button', { name: /^Blogs/ }).click()
  await expect(data).toContainText('Page 1 of 1, 14 rows')
  await data.getByRole('button', { name: 'Make it 0 rows' }).click()
  await expect(data).toContainText('No row in this table.')
})

test('QA sees the transport, repairs the service worker without losing state, and resets everything', async ({
  open,
  page,
}) => {
  await open('/jobs', { mock: { news: 'empty' } })
  await renameFirstJob(page, 'Head of Lighthouses')
  const health = await show(page, 'Health')
  await expect(health).toContainText('In a service worker.')
  await expect(health.getByRole('definition').first()).toHaveText('30')
  const isSameDocument = await markDocument(page)
  await health.getByRole('button', { name: 'Repair the service worker' }).click()
  await expect.poll(() => isSameDocument().catch(() => true)).toBe(false)
  await expect(firstJob(page)).toContainText('Head of Lighthouses')
  await expect(badge(page)).toHaveText('Demo data: news: Empty, 1 edit')
  await expect(await show(page, 'Health')).toContainText('In a service worker.')
  await health.getByRole('button', { name: 'Start afresh' }).click()
  await health.getByRole('button', { name: 'Yes, forget all of it' }).click()
  await expect(firstJob(page)).not.toContainText('Lighthouses')
  await page.reload()
  await expect(firstJob(page)).not.toContainText('Lighthouses')
  await expect(badge(page)).toHaveText('Demo data')
})
