import { expect, test } from './fixtures'

// What a real browser alone can show; every sentence of every page is matrix.e2e.ts's, and src/pages/matrix.test.tsx's.

test.describe('news on the home page', () => {
  test('failed, the visitor reads so and tries again', async ({ open, page }) => {
    await open('/', { mock: { news: 'error' } })
    await expect(page.getByText('Failed to load news. Please try again later.')).toBeVisible()
    const again = page.waitForResponse(/top-headlines/)
    await page.getByRole('button', { name: 'Try again' }).click()
    expect((await again).status()).toBe(500)
  })
})

test.describe('the job list', () => {
  test('refused, the visitor reads the status in red after a cross', async ({ open, page }) => {
    await open('/jobs', { mock: { jobs: '503' } })
    const error = page.getByText('❌ HTTP error! Status: 503')
    await expect(error).toBeVisible()
    await expect(error).toHaveCSS('color', 'rgb(143, 35, 21)')
  })

  test('tried again after the fault has gone, it shows the jobs', async ({ open, page }) => {
    await open('/jobs', { mock: { jobs: '503' } })
    await expect(page.getByText('❌ HTTP error! Status: 503')).toBeVisible()
    await open('/jobs?mock=ok')
    await expect(page.getByRole('article')).toHaveCount(30)
  })
})

test.describe('a job', () => {
  test('that does not exist is not found', async ({ open, page }) => {
    await open('/jobs/4711')
    await expect(page.getByText('Job not found.')).toBeVisible()
  })
})

test.describe('the blog', () => {
  test('failed, the visitor reads the two samples and of no error', async ({ open, page }) => {
    const told: string[] = []
    page.on('console', (message) => message.type() === 'info' && told.push(message.text()))
    await open('/blog', { mock: { blogs: 'malformed' } })
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(told.filter((line) => line.includes('built-in samples'))).toHaveLength(1)
  })

  test('a post that does not exist is not found', async ({ open, page }) => {
    await open('/blog/4711')
    await expect(page.getByText('Blog not found.')).toBeVisible()
  })
})
