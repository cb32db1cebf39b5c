import { expect, test } from './fixtures'

// Only what needs a real browser: matrix.e2e.ts and src/pages/matrix.test.tsx cover every sentence of every page.

test.describe('the job list', () => {
  test('shows the status in red after a cross when the request fails', async ({ open, page }) => {
    await open('/jobs', { mock: { jobs: '503' } })
    const error = page.getByText('HTTP error! Status: 503')
    await expect(error).toBeVisible()
    await expect(error).toHaveCSS('color', 'rgb(143, 35, 21)')
  })
})
