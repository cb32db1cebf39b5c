import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures'
import { badge, firstJob, linkFrom, panel, tabs } from './panelPage'

const script = readFileSync('docs/demo-script.md', 'utf8').replaceAll(/\s+/g, ' ')

/** Checks that the script says this, so that a step of it cannot change alone. */
function says(...sentences: string[]) {
  for (const sentence of sentences) expect(script).toContain(sentence)
}

test.use({ viewport: { width: 1280, height: 720 } })

test('the demo script works word for word', async ({ open, page, browser, baseURL }) => {
  test.slow()
  const button = (name: string) => panel(page).getByRole('button', { name })
  const choose = (title: string) => button(title).first().click()

  says('Open the home page.', 'the hero, the job search and the sections down to the news', 'On the left edge is a tab')
  await open('/')
  const news = page.getByRole('region', { name: 'Latest news' })
  await expect(news).toBeAttached()
  expect(await badge(page).evaluate((element) => element.getBoundingClientRect().left)).toBe(0)

  says('Click "Demo data"', `with the tabs ${tabs.slice(0, -1).join(', ')} and ${tabs.at(-1)}`)
  await badge(page).click()
  await expect(panel(page).getByRole('tab')).toHaveText([...tabs])
  await page.keyboard.press('Alt+Shift+KeyM')
  await expect(panel(page)).toBeHidden()
  await page.keyboard.press('Alt+Shift+KeyM')

  says('Choose "News service down"', '"Failed to load news. Please try again later." and a button to try again')
  await choose('News service down')
  await news.scrollIntoViewIfNeeded()
  await expect(news).toContainText('Failed to load news. Please try again later.')
  await expect(news.getByRole('button', { name: 'Try again' })).toBeVisible()

  says('Click "Contact Us"** in the menu and type a name and half a message')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click()
  await page.getByLabel('Full name').fill('Amara Osei')
  await page.getByLabel('Message').fill('Half a mess')

  says('Choose "Backend down"', 'Your text is still there.')
  await choose('Backend down')
  await expect(page.getByLabel('Full name')).toHaveValue('Amara Osei')
  await expect(page.getByLabel('Message')).toHaveValue('Half a mess')
  says('Click "All jobs" in the footer', '"HTTP error! Status: 503" and a button to try again')
  await page.getByRole('contentinfo').getByRole('link', { name: 'All jobs' }).click()
  await expect(page.getByText('HTTP error! Status: 503')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()

  says('Choose "Everyday (default)".', 'All thirty jobs are back.')
  await choose('Everyday (default)')
  await expect(page.getByRole('article')).toHaveCount(30)

  says('Click "Data"** in the panel, click the first job and change its title.')
  await panel(page).getByRole('tab', { name: 'Data' }).click()
  await panel(page).getByRole('list', { name: 'Jobs' }).getByRole('button').first().click()
  const title = panel(page).getByRole('textbox', { name: 'title' })
  await title.fill('Head of Lighthouses')
  await title.press('Enter')
  await expect(firstJob(page)).toContainText('Head of Lighthouses')

  says('Click "Share", then "Copy link".', 'same scenario, same edited title')
  const link = await linkFrom(page)
  const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 375, height: 812 } })
  const theirs = await phone.newPage()
  await theirs.goto(link)
  await expect(firstJob(theirs)).toContainText('Head of Lighthouses')
  await phone.close()

  says('Click "Scenarios", then "All states of this page".', 'A new tab shows the page in all its states')
  await panel(page).getByRole('tab', { name: 'Scenarios' }).click()
  const opened = page.waitForEvent('popup')
  await panel(page).getByRole('link', { name: 'All states of this page' }).click()
  await expect(await opened).toHaveTitle('All states: Jobs | Alderway')

  says('click "Reset everything" in the Health tab')
  await panel(page).getByRole('tab', { name: 'Health' }).click()
  await expect(button('Reset everything')).toBeVisible()
})
