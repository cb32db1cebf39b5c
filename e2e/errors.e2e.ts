import { expect, test } from './fixtures'

// What a real browser alone can show; every sentence of every page is matrix.e2e.ts's, and src/pages/matrix.test.tsx's.

test.describe('the job list', () => {
  test('refused, the visitor reads the status in red after a cross', async ({ open, page }) => {
    await open('/jobs', { mock: { jobs: '503' } })
    const error = page.getByText('❌ HTTP error! Status: 503')
    await expect(error).toBeVisible()
    await expect(error).toHaveCSS('color', 'rgb(143, 35, 21)')
  })
})
