import { expect, test } from './fixtures'

test('the listing pages by six, says where one is, and stops at both ends', async ({ open, page }) => {
  await open('/jobs-listing')
  const previous = page.getByRole('button', { name: 'Previous' })
  const next = page.getByRole('button', { name: 'Next' })
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(previous).toBeDisabled()
  await next.click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(next).toBeDisabled()
  await page.goBack()
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
})

for (const [wanted, shown] of [
  ['0', '1'],
  ['-3', '1'],
  ['99', '2'],
  ['two', '1'],
] as const) {
  test(`page ${wanted} of the listing is brought into range`, async ({ open, page }) => {
    await open(`/jobs-listing?page=${wanted}`)
    await expect(page.getByText(`Page ${shown} of 2`)).toBeVisible()
  })
}

test('a search and its filters stand in the address, can be shared, and undone', async ({ open, page }) => {
  await open('/jobs-listing?page=2')
  await page.getByRole('searchbox').fill('nurse')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText('Page 1 of 1')).toBeVisible()
  await expect(page).toHaveURL(/[?&]q=nurse/)
  const shared = page.url()
  await page.goto('about')
  await page.goto(shared)
  await expect(page.getByRole('searchbox')).toHaveValue('nurse')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('searchbox').fill('no job has this word')
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
})

test('job type and level narrow the listing, and the back button takes a choice back', async ({ open, page }) => {
  await open('/jobs-listing')
  await page.getByLabel('Job type').selectOption('Internship')
  await expect(page).toHaveURL(/type=Internship/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('the blog pages by five with a button a page', async ({ open, page }) => {
  await open('/blog')
  const articles = page.getByRole('main').getByRole('article')
  await expect(articles).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await page.getByRole('button', { name: 'Page 3' }).click()
  await expect(articles).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('news page by four, and a change of category begins at the first page', async ({ open, page }) => {
  await open('/')
  const news = page.getByRole('region', { name: 'Latest news' })
  await expect(news.getByRole('article')).toHaveCount(4)
  await expect(news.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await news.getByRole('button', { name: 'Page 3' }).click()
  await expect(news.getByRole('button', { name: 'Next' })).toBeDisabled()
  const first = await news.getByRole('heading', { level: 3 }).first().textContent()
  await news.getByRole('button', { name: 'sports' }).click()
  await expect(news.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  await expect(news.getByRole('heading', { level: 3 }).first()).not.toHaveText(first ?? '')
})

test('a visitor who came with a job in mind searches for it from the home page', async ({ open, page }) => {
  await open('/')
  await page.getByRole('searchbox', { name: 'Which job are you after?' }).fill(' nurse ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/jobs-listing\?q=nurse$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goBack()
  await page.getByRole('link', { name: 'Internship' }).click()
  await expect(page.getByRole('combobox', { name: 'Job type' })).toHaveValue('Internship')
})

test('of ten thousand jobs the first are drawn, and more as the visitor scrolls', async ({ open, page }) => {
  await open('/jobs', { scenario: 'big-catalogue' })
  await expect(page.getByText('10000 open jobs')).toBeVisible()
  await expect(page.getByText('Showing 240 of 10000 jobs')).toBeAttached()
  await page.getByText('Showing').scrollIntoViewIfNeeded()
  await expect(page.getByText('Showing 264 of 10000 jobs')).toBeAttached()
  await page.getByRole('article').nth(263).getByRole('link').click()
  await expect(page).toHaveURL(/\/jobs\/264\b/)
})

test('who goes to the end of ten thousand jobs sees the next of them, and does not run past them all', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await open('/jobs', { scenario: 'big-catalogue' })
  await expect(page.getByText('Showing 240 of 10000 jobs')).toBeAttached()
  await page.keyboard.press('End')
  await expect(page.getByText('Showing 276 of 10000 jobs')).toBeAttached()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
})
