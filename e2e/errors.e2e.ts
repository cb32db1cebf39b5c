import { expect, test } from './fixtures'

test.describe('news on the home page', () => {
  test('waiting, the visitor reads so', async ({ open, page }) => {
    await open('/', { mock: { news: 'pending' } })
    await expect(page.getByText('Loading news...')).toBeVisible()
  })

  test('failed, the visitor reads so and tries again', async ({ open, page }) => {
    await open('/', { mock: { news: 'error' } })
    await expect(page.getByText('Failed to load news. Please try again later.')).toBeVisible()
    const again = page.waitForResponse(/top-headlines/)
    await page.getByRole('button', { name: 'Try again' }).click()
    expect((await again).status()).toBe(500)
  })

  test('empty, the visitor reads so', async ({ open, page }) => {
    await open('/', { mock: { news: 'empty' } })
    await expect(page.getByText('No news available.')).toBeVisible()
  })
})

test.describe('the job list', () => {
  test('refused, the visitor reads the status in red after a cross', async ({ open, page }) => {
    await open('/jobs', { mock: { jobs: '503' } })
    const error = page.getByText('❌ HTTP error! Status: 503')
    await expect(error).toBeVisible()
    await expect(error).toHaveCSS('color', 'rgb(143, 35, 21)')
  })

  for (const behaviour of ['offline', 'malformed', 'mismatch'] as const) {
    test(`${behaviour}, the visitor reads plain words and can try again`, async ({ open, page }) => {
      await open('/jobs', { mock: { jobs: behaviour } })
      await expect(page.getByRole('alert')).toContainText(/try again/)
      await expect(page.getByRole('alert')).not.toContainText('undefined')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
    })
  }

  test('empty, the visitor reads so', async ({ open, page }) => {
    await open('/jobs', { mock: { jobs: 'empty' } })
    await expect(page.getByText('No job listings available.')).toBeVisible()
  })

  test('tried again after the fault has gone, it shows the jobs', async ({ open, page }) => {
    await open('/jobs', { mock: { jobs: '503' } })
    await expect(page.getByText('❌ HTTP error! Status: 503')).toBeVisible()
    await open('/jobs?mock=ok')
    await expect(page.getByRole('article')).toHaveCount(30)
  })
})

test.describe('a job', () => {
  test('waiting, the visitor reads so', async ({ open, page }) => {
    await open('/jobs/1', { mock: { job: 'pending' } })
    await expect(page.getByText('Loading job details...')).toBeVisible()
  })

  test('that does not exist is not found', async ({ open, page }) => {
    await open('/jobs/4711')
    await expect(page.getByText('Job not found.')).toBeVisible()
  })

  for (const behaviour of ['error', 'offline', 'malformed', 'mismatch'] as const) {
    test(`${behaviour}, the visitor reads that it could not be loaded`, async ({ open, page }) => {
      await open('/jobs/1', { mock: { job: behaviour } })
      await expect(page.getByText('Failed to load job details. Please try again.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    })
  }
})

test.describe('the blog', () => {
  test('waiting, the visitor reads so', async ({ open, page }) => {
    await open('/blog', { mock: { blogs: 'pending' } })
    await expect(page.getByText('Loading blogs...')).toBeVisible()
  })

  for (const behaviour of ['error', 'offline', 'malformed', 'mismatch'] as const) {
    test(`${behaviour}, the visitor reads the two samples and of no error`, async ({ open, page }) => {
      const told: string[] = []
      page.on('console', (message) => message.type() === 'info' && told.push(message.text()))
      await open('/blog', { mock: { blogs: behaviour } })
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(told.filter((line) => line.includes('built-in samples'))).toHaveLength(1)
    })
  }

  test('a post that does not exist is not found', async ({ open, page }) => {
    await open('/blog/4711')
    await expect(page.getByText('Blog not found.')).toBeVisible()
  })
})

test.describe('the admin area', () => {
  for (const behaviour of ['401', 'error', 'offline', 'malformed', 'mismatch', 'no-token'] as const) {
    test(`a login that ends in ${behaviour} says so and keeps what was typed`, async ({ open, page }) => {
      await open('/admin-login', { mock: { login: behaviour } })
      await page.getByLabel('Username').fill('admin@alderway.example')
      await page.getByLabel('Password', { exact: true }).fill('demo1234')
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByText('Login failed. Please check credentials.')).toBeVisible()
      await expect(page.getByLabel('Username')).toHaveValue('admin@alderway.example')
    })
  }
})
