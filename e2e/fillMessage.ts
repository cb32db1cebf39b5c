import type { Page } from '@playwright/test'

/** Writes into the contact form what it needs. */
export async function fillMessage(page: Page): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('Full name').fill('Amara Osei')
  await form.getByLabel('Email').fill('amara@people.example')
  await form.getByLabel('Message').fill('Please call me.')
}
