import { expect, test } from './fixtures'

const pdf = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%a small one') }

test('an application is sent, confirmed and cleared, and nothing typed is logged', async ({ open, page }) => {
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  await open('/jobs/1/apply')
  await page.getByLabel('Full name').fill('Amara Osei')
  await page.getByLabel('Email', { exact: false }).first().fill('amara@people.example')
  await page.getByLabel(/Resume/).setInputFiles(pdf)
  await page.getByLabel(/Cover letter/).fill('I would like this job.')
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByText('Application submitted successfully!')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await expect(page.getByLabel(/Cover letter/)).toHaveValue('')
  expect(told.join('\n')).not.toMatch(/Amara|people\.example|would like/)
})

test('an empty application names every fault, in a summary that takes the focus', async ({ open, page }) => {
  await open('/jobs/1/apply')
  await page.getByRole('button', { name: 'Submit application' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'things need your attention' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('button')).toHaveCount(3)
  await summary.getByRole('button').first().click()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true')
})

for (const [what, file, reason] of [
  ['a Word file', { ...pdf, name: 'resume.docx' }, /does not end in \.pdf/],
  ['a picture named .pdf', { ...pdf, buffer: Buffer.from('\x89PNG') }, /not a PDF inside/],
  ['a file of another type', { ...pdf, mimeType: 'image/png' }, /not a PDF/],
  ['an empty file', { ...pdf, buffer: Buffer.alloc(0) }, /empty/],
  ['a file over 5 MB', { ...pdf, buffer: Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-') }, /larger than 5 MB/],
] as const) {
  test(`${what} is no resume, and the reason stands beside the field`, async ({ open, page }) => {
    await open('/jobs/1/apply')
    await page.getByLabel('Full name').fill('Amara Osei')
    await page.getByLabel(/Resume/).setInputFiles(file)
    await page.getByRole('button', { name: 'Submit application' }).click()
    await expect(page.getByLabel(/Resume/)).toHaveAccessibleDescription(reason)
    await expect(page.getByLabel('Full name')).toHaveValue('Amara Osei')
  })
}

test('what is typed outlives a look at another page and a reload', async ({ open, page }) => {
  await open('/contact')
  await page.getByLabel('Full name').fill('Amara Osei')
  await page.getByLabel('Message').fill('Half a sentence')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/blog/)
  await page.goBack()
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Amara Osei')
})

for (const [choice, department] of [
  [undefined, 'support'],
  ['Sales', 'sales'],
  ['HR', 'hr'],
] as const) {
  test(`a message is routed to ${department}`, async ({ open, page }) => {
    await open('/contact')
    const main = page.getByRole('main')
    await main.getByLabel('Full name').fill('Amara Osei')
    await main.getByLabel('Email').fill('amara@people.example')
    await main.getByLabel('Message').fill('Please call me.')
    if (choice) await main.getByLabel('Department').selectOption({ label: choice })
    await main.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toContainText(`Your message has been routed to the ${department} department!`)
    await expect(main.getByLabel('Message')).toHaveValue('')
  })
}

test('an address that is none is refused in words', async ({ open, page }) => {
  await open('/contact')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill('amara at people')
  await main.getByRole('button', { name: 'Send message' }).click()
  await expect(main.getByLabel('Email')).toHaveAccessibleDescription(/name@example\.com/)
})

test('the newsletter box calls nothing and reloads nothing', async ({ open, page }) => {
  await open('/about')
  await page.evaluate(() => (document.body.dataset.here = 'still'))
  const box = page.getByRole('contentinfo').getByLabel('Email address')
  await box.fill('amara@people.example')
  await box.press('Enter')
  await expect(page.locator('body')).toHaveAttribute('data-here', 'still')
  await expect(box).toHaveValue('amara@people.example')
})
