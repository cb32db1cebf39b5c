import { expect, test } from './fixtures'
import { firstJob, markDocument, panel, renameFirstJob, show } from './panelPage'

test('QA edits data: it shows at once, after a reload and in tabs that share, and can be undone', async ({
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
  for (const tab of [page, other]) await (await show(tab, 'Data')).getByLabel('Share edits with other tabs').check()
  await renameFirstJob(page, 'Head of Lighthouses')
  await expect(firstJob(page)).toContainText('Head of Lighthouses')
  await expect(firstJob(other)).toContainText('Head of Lighthouses')
  await page.keyboard.press('Control+z')
  await expect(firstJob(page)).toContainText(before)
  await expect(firstJob(other)).toContainText(before)
  await page.keyboard.press('Control+Shift+Z')
  await page.reload()
  await expect(firstJob(page)).toContainText('Head of Lighthouses')
})

test('QA sees the transport, reinstalls the service worker without losing state, and resets everything', async ({
  open,
  page,
}) => {
  await open('/jobs', { mock: { news: 'empty' } })
  await renameFirstJob(page, 'Head of Lighthouses')
  const health = await show(page, 'Health')
  await expect(health).toContainText('Service worker.')
  await expect(health.getByRole('definition').first()).toHaveText('30')
  const isSameDocument = await markDocument(page)
  await health.getByRole('button', { name: 'Reinstall the service worker' }).click()
  await expect.poll(() => isSameDocument().catch(() => true)).toBe(false)
  await expect(firstJob(page)).toContainText('Head of Lighthouses')
  await expect(panel(page).getByText('news: Empty, 1 edit')).toBeVisible()
  await expect(await show(page, 'Health')).toContainText('Service worker.')
  await health.getByRole('button', { name: 'Reset everything' }).click()
  await health.getByRole('button', { name: 'Yes, reset everything' }).click()
  await expect(firstJob(page)).not.toContainText('Lighthouses')
  await page.reload()
  await expect(firstJob(page)).not.toContainText('Lighthouses')
  await expect(panel(page).getByText('Default state')).toBeVisible()
})
