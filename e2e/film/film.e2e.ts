import type { Browser, Page } from '@playwright/test'
import { expect } from '../fixtures'
import { badge, firstJob, panel, show, showMenu, tabs } from '../panelPage'
import { type Camera, test } from './camera'
import { readSteps } from './script'

interface Scene {
  page: Page
  browser: Browser
  camera: Camera
}

const renamed = 'Head of Lighthouses'

/** What happens in each step of docs/demo-script.md, by its title. */
const scenes: Record<string, (scene: Scene) => Promise<void>> = {
  async 'Open the home page'({ page, camera }) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await camera.scrollTo(page.getByRole('searchbox', { name: 'Which job are you after?' }))
    await camera.scrollTo(page.getByRole('heading', { name: 'Latest news' }))
    await expect(page.getByRole('region', { name: 'Latest news' }).getByRole('article')).toHaveCount(4)
    await expect(badge(page)).toBeVisible()
  },

  async 'Click "Demo data"'({ page, camera }) {
    await badge(page).click()
    await expect(panel(page).getByRole('tab')).toHaveText([...tabs])
    await camera.pause()
  },

  async 'Choose "News service down"'({ page, camera }) {
    await panel(page)
      .getByRole('button', { name: /^News service down/ })
      .click()
    const news = page.getByRole('region', { name: 'Latest news' })
    await camera.scrollTo(news.getByText('Failed to load news. Please try again later.'))
    await expect(news.getByText('Failed to load news. Please try again later.')).toBeInViewport()
    await expect(news.getByRole('button', { name: 'Try again' })).toBeVisible()
    await camera.pause(2500)
  },

  async 'Click "Contact Us"'({ page, camera }) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click()
    await camera.scrollTo(page.getByLabel('Full name'))
    await camera.type(page.getByLabel('Full name'), 'Amara Osei')
    await camera.type(page.getByLabel('Message'), 'We look for two nurses who')
  },

  async 'Choose "Backend down"'({ page, camera }) {
    await panel(page)
      .getByRole('button', { name: /^Backend down/ })
      .click()
    await expect(page.getByLabel('Full name')).toHaveValue('Amara Osei')
    await expect(page.getByLabel('Message')).toHaveValue('We look for two nurses who')
    await camera.pause(2500)
    const allJobs = page.getByRole('contentinfo').getByRole('link', { name: 'All jobs' })
    await camera.scrollTo(allJobs)
    await allJobs.click()
    await expect(page.getByRole('main').getByText('HTTP error! Status: 503')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
    await camera.pause(3000)
  },

  async 'Choose "Everyday (default)"'({ page, camera }) {
    await panel(page)
      .getByRole('button', { name: /^Everyday/ })
      .click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(30)
    await camera.pause(2500)
  },

  async 'Click "Data"'({ page, camera }) {
    await camera.scrollTo(firstJob(page))
    const first = (await show(page, 'Data')).getByRole('list', { name: 'Jobs' }).getByRole('listitem').first()
    await first.locator('summary').click()
    await camera.type(first.getByRole('textbox', { name: 'title' }), renamed)
    await page.keyboard.press('Enter')
    await expect(firstJob(page)).toContainText(renamed)
    await camera.pause(3000)
  },

  async 'Click "Share", then "Copy link"'({ page, browser, camera }) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const menu = await showMenu(page, 'Share')
    await expect(menu.getByRole('listitem')).toHaveText(['1 edit'])
    await camera.pause()
    await menu.getByRole('button', { name: 'Copy link' }).click()
    await expect(panel(page).getByText('Copied.')).toBeVisible()
    const phone = await browser.newContext({ viewport: { width: 390, height: 800 } })
    const theirs = await phone.newPage()
    await theirs.goto(await page.evaluate(() => navigator.clipboard.readText()))
    await expect(firstJob(theirs)).toContainText(renamed)
    await expect(badge(theirs)).toHaveAccessibleDescription(/^1 edit \(/)
    await firstJob(theirs).scrollIntoViewIfNeeded()
    await camera.showScreen(theirs)
    await phone.close()
  },

  async 'Click "Scenarios", then "All states of this page"'({ page, camera }) {
    await page.keyboard.press('Escape')
    const link = (await show(page, 'Scenarios')).getByRole('link', { name: 'All states of this page' })
    await camera.scrollTo(link)
    const opened = page.waitForEvent('popup')
    await link.click()
    const other = await opened
    // The film is of one tab. In a wide one more frames load.
    if (camera.isFilming) await page.goto(other.url())
    else await other.setViewportSize({ width: 480, height: 700 })
    const states = camera.isFilming ? page : other
    const shown = {
      'jobs pending': 'Loading jobs',
      'jobs error': 'Status: 500',
      'jobs empty': 'No job listings available',
    }
    for (const [state, text] of Object.entries(shown)) {
      const frame = states.getByTitle(`Jobs: ${state}`)
      await camera.scrollTo(frame)
      await expect(frame.contentFrame().getByRole('main').getByText(text)).toBeVisible({ timeout: 40_000 })
    }
    await other.close()
  },
}

test('the demo script works as it is written', async ({ page, browser, camera }) => {
  test.setTimeout(camera.isFilming ? 400_000 : 120_000)
  const steps = readSteps()
  expect(Object.keys(scenes)).toEqual(steps.map(({ title }) => title))
  await page.goto('')
  for (const step of steps) {
    await test.step(step.title, async () => {
      await camera.narrate(step)
      await scenes[step.title]?.({ page, browser, camera })
    })
  }
  await camera.end()
})
