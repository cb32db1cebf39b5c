import { expect, test } from './fixtures'

test('a draft survives another page and a reload, and goes to the chosen department', async ({ open, page }) => {
  await open('/contact')
  const form = page.getByRole('main')
  await form.getByLabel('Full name').fill('Amara Osei')
  await form.getByLabel('Email').fill('amara@people.example')
  await form.getByLabel('Message').fill('Please call me.')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/blog/)
  await page.goBack()
  await expect(form.getByLabel('Message')).toHaveValue('Please call me.')
  await page.reload()
  await expect(form.getByLabel('Full name')).toHaveValue('Amara Osei')
  await form.getByLabel('Department').selectOption({ label: 'Sales' })
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('Your message has been routed to the sales department!')
  await form.getByRole('button', { name: 'Send another message' }).click()
  await expect(form.getByLabel('Message')).toHaveValue('')
})

test('a department chosen in the address is kept with what is typed, until the visitor chooses another', async ({
  open,
  page,
}) => {
  await open('/hire-us')
  await page.getByRole('link', { name: 'Tell us about the role' }).first().click()
  const form = page.getByRole('main')
  await expect(form.getByLabel('Department')).toHaveValue('sales')
  await form.getByLabel('Full name').fill('Amara Osei')
  await page.reload()
  await expect(form.getByLabel('Full name')).toHaveValue('Amara Osei')
  await expect(form.getByLabel('Department')).toHaveValue('sales')
  await form.getByLabel('Department').selectOption('hr')
  await page.reload()
  await expect(form.getByLabel('Department')).toHaveValue('hr')
})

test('after a reload a job still leads back to the search that found it', async ({ open, page }) => {
  await open('/jobs-listing?q=nurse')
  await page.getByRole('link', { name: 'Day Surgery Nurse' }).click()
  await expect(page.getByRole('link', { name: 'Back to the search' })).toBeVisible()
  // A request that a page sends while it is left can miss the service worker.
  await expect(page.getByRole('region', { name: 'Related jobs' }).getByRole('article')).not.toHaveCount(0)
  await page.reload()
  await page.getByRole('link', { name: 'Back to the search' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('nurse')
})

test('the address holds search and filters, for sharing and for the back button', async ({ open, page }) => {
  await open('/jobs-listing?page=0')
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await page.getByRole('searchbox').fill('nurse')
  await expect(page.getByText('Page 1 of 1')).toBeVisible()
  await expect(page).toHaveURL(/[?&]q=nurse/)
  const shared = page.url()
  await page.goto('about')
  await page.goto(shared)
  await expect(page.getByRole('searchbox')).toHaveValue('nurse')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.getByLabel('Job type').selectOption('Internship')
  await expect(page).toHaveURL(/type=Internship/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('a search on the home page leads to the matching jobs, and back', async ({ open, page }) => {
  await open('/')
  await page.getByRole('searchbox', { name: 'Which job are you after?' }).fill(' nurse ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/jobs-listing\?q=nurse$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goBack()
  await page.getByRole('link', { name: 'Internship' }).click()
  await expect(page.getByRole('combobox', { name: 'Job type' })).toHaveValue('Internship')
})

test('of ten thousand jobs more show as the visitor scrolls, without jumping to the footer', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await open('/jobs', { scenario: 'big-catalogue' })
  await expect(page.getByText('10000 open jobs')).toBeVisible()
  await expect(page.getByText('Showing 240 of 10000 jobs')).toBeAttached()
  await page.keyboard.press('End')
  await expect(page.getByText(/^Showing (?!240)\d+ of 10000 jobs$/)).toBeAttached()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  await page.getByRole('article').nth(251).getByRole('link').click()
  await expect(page).toHaveURL(/\/jobs\/252\b/)
})

test('a visitor’s theme is kept, and is there before any script file', async ({ open, page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await open('/about')
  const night = await ground()
  await page.getByLabel('Theme').selectOption('Light')
  await expect.poll(ground).not.toBe(night)
  const day = await ground()

  await page.route(/\.js$/, () => undefined)
  for (const address of ['/contact', '/admin']) {
    await page.goto(`.${address}`, { waitUntil: 'commit' })
    await expect(page.locator('body'), address).toHaveCSS('background-color', day)
  }
})
