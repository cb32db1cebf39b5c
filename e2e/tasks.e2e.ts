import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import type { MockOptions } from '../mocks/agency/agency'
import { promise } from '../src/content/promise'
import { expect, test } from './fixtures'
import { badge, firstJob, panel, renameFirstJob, show, type tabs } from './panelPage'

// Counts what each task of docs/comparison.md takes here, from a page with the panel closed.

/** A user's hand. Counts clicks and key presses; to choose in a list takes two clicks. */
function createHand(page: Page) {
  let clicks = 0
  let keys = 0
  const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`

  async function click(target: Locator, position?: { x: number; y: number }): Promise<void> {
    await target.click(position && { position })
    clicks += 1
  }

  return {
    click,

    async openTab(name: (typeof tabs)[number]): Promise<Locator> {
      await click(badge(page))
      if (name !== 'Scenarios') await click(panel(page).getByRole('tab', { name }))
      return panel(page)
    },

    async choose(list: Locator, label: string): Promise<void> {
      await list.selectOption({ label })
      clicks += 2
    },

    async press(...names: string[]): Promise<void> {
      for (const name of names) await page.keyboard.press(name)
      keys += names.length
    },

    toString: () => [count(clicks, 'click'), ...(keys > 0 ? [count(keys, 'key')] : [])].join(', '),
  }
}

interface Task {
  at?: string
  state?: MockOptions
  /** What is there before anything is counted. */
  before?: (page: Page) => Promise<void>
  act: (hand: ReturnType<typeof createHand>, page: Page) => Promise<void>
  /** What the user sees then. */
  outcome: (page: Page) => Promise<void>
}

const jobs = (page: Page) => page.getByRole('main').getByRole('article')
const status = (page: Page) => page.getByText('HTTP error! Status: 503')

/** Chooses the response of the list of jobs. */
function respond(label: string): Task['act'] {
  return async (hand) => hand.choose((await hand.openTab('Endpoints')).getByLabel('Response of jobs'), label)
}

/** Chooses a button of a tab. */
function pressButton(tab: (typeof tabs)[number], ...names: (string | RegExp)[]): Task['act'] {
  return async (hand) => {
    const opened = await hand.openTab(tab)
    for (const name of names) await hand.click(opened.getByRole('button', { name }).first())
  }
}

async function close(page: Page) {
  await panel(page).getByRole('button', { name: 'Close' }).click()
}

async function allowClipboard(page: Page) {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.resolve()
  })
}

async function expectCopied(page: Page) {
  await expect(panel(page).getByText('Copied', { exact: true })).toBeVisible()
}

async function saveState(page: Page) {
  const scenarios = await show(page, 'Scenarios')
  await scenarios.getByLabel('Name').fill('a')
  await scenarios.getByRole('button', { name: 'Save this state' }).click()
  await scenarios.getByRole('button', { name: /^Everyday/ }).click()
  await expect(jobs(page)).toHaveCount(30)
  await close(page)
}

async function renameAndClose(page: Page) {
  await renameFirstJob(page, 'Head of Lighthouses')
  await expect(firstJob(page)).toContainText('Lighthouses')
  await close(page)
}

const tasks: Record<string, Task> = {
  'Answer an endpoint with 503': { act: respond('Status 503'), outcome: (page) => expect(status(page)).toBeVisible() },
  'Answer with any status, such as 418': {
    async act(hand) {
      const endpoints = await hand.openTab('Endpoints')
      await hand.choose(endpoints.getByLabel('Response of jobs'), 'Other status code')
      await hand.click(endpoints.getByLabel('Status code of jobs'))
      await hand.press('4', '1', '8', 'Enter')
    },
    outcome: (page) => expect(page.getByText('HTTP error! Status: 418')).toBeVisible(),
  },
  'Delay an endpoint by 2 seconds': {
    async act(hand) {
      await hand.click((await hand.openTab('Endpoints')).getByLabel('Latency of jobs (ms)'))
      await hand.press('2', '0', '0', '0', 'Enter')
    },
    outcome: (page) => expect(page).toHaveURL(/mock=jobs:latency=2000$/),
  },
  'Show an empty list': {
    act: respond('Empty'),
    outcome: (page) => expect(page.getByText('No job listings available.')).toBeVisible(),
  },
  'Fail every endpoint': {
    act: async (hand) =>
      hand.choose((await hand.openTab('Endpoints')).getByLabel('Response of all endpoints'), 'Status 503'),
    outcome: (page) => expect(status(page)).toBeVisible(),
  },
  'Fail the first request, answer the next': {
    async act(hand) {
      const endpoints = await hand.openTab('Endpoints')
      await hand.choose(endpoints.getByLabel('Response of jobs'), 'Status 503')
      await hand.click(endpoints.getByRole('button', { name: 'Then… add a step to jobs' }))
    },
    outcome: (page) => expect(page).toHaveURL(/mock=jobs:503%3Eok$/),
  },
  'Fail the requests for one id': {
    at: '/jobs/3',
    async act(hand) {
      const endpoints = await hand.openTab('Endpoints')
      await hand.click(endpoints.getByRole('button', { name: 'Only for some requests… of job' }))
      await hand.click(endpoints.getByLabel('Value'))
      await hand.press('3', 'Enter')
    },
    outcome: (page) => expect(page.getByText('Failed to load job details. Please try again.')).toBeVisible(),
  },
  'Hold a request': {
    act: respond('Hold'),
    outcome: (page) => expect(page.getByText('Loading')).not.toHaveCount(0),
  },
  'Release a held request': {
    state: { mock: { jobs: 'hold' } },
    act: pressButton('Requests', 'Release all'),
    outcome: (page) => expect(jobs(page)).toHaveCount(30),
  },
  'Fail a held request': {
    state: { mock: { jobs: 'hold' } },
    act: pressButton('Requests', /^Fail .*with 503$/),
    outcome: (page) => expect(status(page)).toBeVisible(),
  },
  'Answer with a body of one’s own': {
    async act(hand) {
      const endpoints = await hand.openTab('Endpoints')
      await hand.click(endpoints.getByRole('button', { name: 'Edit response… of jobs' }))
      await hand.click(endpoints.getByRole('textbox', { name: 'Body', exact: true }))
      await hand.press('ControlOrMeta+a', '[', ']')
      await hand.click(endpoints.getByRole('button', { name: 'Answer with this always' }))
    },
    outcome: (page) => expect(page.getByText('No job listings available.')).toBeVisible(),
  },
  'Pass requests through to the real API': {
    act: respond('Passthrough (real API)'),
    outcome: (page) => expect(page).toHaveURL(/mock=jobs:live$/),
  },
  'Apply a prepared scenario': {
    act: pressButton('Scenarios', /^Backend down/),
    outcome: (page) => expect(status(page)).toBeVisible(),
  },
  'Save the state under a name': {
    state: { mock: { jobs: '503' } },
    async act(hand) {
      const scenarios = await hand.openTab('Scenarios')
      await hand.click(scenarios.getByLabel('Name'))
      await hand.press('a', 'Enter')
    },
    outcome: (page) => expect(panel(page).getByText('Saved a.')).toBeVisible(),
  },
  'Apply a saved state': {
    state: { mock: { jobs: '503' } },
    before: saveState,
    act: pressButton('Scenarios', /^a ?jobs: Status 503$/),
    outcome: (page) => expect(status(page)).toBeVisible(),
  },
  'Share the state as a link': {
    before: allowClipboard,
    act: pressButton('Share', 'Copy link'),
    outcome: expectCopied,
  },
  'Copy a bug report': { before: allowClipboard, act: pressButton('Share', 'Copy as report'), outcome: expectCopied },
  'Copy the state as a test': {
    before: allowClipboard,
    act: pressButton('Share', 'Copy as Playwright test'),
    outcome: expectCopied,
  },
  'Edit a row of the data': {
    async act(hand, page) {
      const data = await hand.openTab('Data')
      await hand.click(data.getByRole('list', { name: 'Jobs' }).getByRole('button').first())
      await hand.click(data.getByRole('textbox', { name: 'title' }))
      await hand.press('ControlOrMeta+a', 'X', 'Enter')
      await expect(page).toHaveURL(/jobs$/)
    },
    outcome: (page) => expect(firstJob(page).getByRole('heading')).toHaveText('X'),
  },
  'Undo an edit': {
    before: renameAndClose,
    act: pressButton('Data', /^Undo/),
    outcome: (page) => expect(firstJob(page)).not.toContainText('Lighthouses'),
  },
  'Delete a row': {
    async act(hand) {
      const data = await hand.openTab('Data')
      await hand.click(data.getByRole('list', { name: 'Jobs' }).getByRole('button').first())
      await hand.click(data.getByRole('button', { name: /^Delete/ }).first())
    },
    outcome: (page) => expect(jobs(page)).toHaveCount(29),
  },
  'Sign in as an account without rights': {
    at: '/admin-login',
    async act(hand) {
      await hand.click((await hand.openTab('Scenarios')).getByRole('button', { name: 'Member', exact: true }))
    },
    outcome: (page) => expect(page).toHaveURL(/\/admin\?as=member$/),
  },
  'Let the token expire in 10 seconds': {
    at: '/admin',
    state: { as: 'admin' },
    act: async (hand) => hand.choose((await hand.openTab('Scenarios')).getByLabel('Token expires in'), '10 s'),
    outcome: (page) => expect(panel(page).getByText(/^The token expires in \d+ s\.$/)).toBeVisible(),
  },
  'Set the date and time': {
    at: '/contact',
    async act(hand) {
      // On the month.
      await hand.click((await hand.openTab('Scenarios')).getByLabel('Today'), { x: 16, y: 16 })
      await hand.press(...Array.from('12242026'), 'ArrowRight', ...Array.from('1000A'), 'Enter')
    },
    outcome: (page) => expect(page.getByRole('main')).toContainText(promise.dated(promise.anyone, 'Thursday, 10:00')),
  },
  'Read the headers and body of a response': {
    act: pressButton('Requests', /\/api\/jobs 200/),
    outcome: (page) => expect(panel(page).getByRole('textbox', { name: 'Response body' })).toBeVisible(),
  },
  'Copy a request as cURL': {
    before: allowClipboard,
    act: pressButton('Requests', /\/api\/jobs 200/, 'Copy as cURL'),
    outcome: expectCopied,
  },
  'Record what the real API answers': {
    // A page without requests: here is no real API.
    at: '/about',
    async act(hand) {
      const requests = await hand.openTab('Requests')
      await hand.click(requests.getByText(/^Recordings: /))
      await hand.click(requests.getByRole('button', { name: 'Record' }))
    },
    outcome: (page) => expect(panel(page).getByText('· recording, 0 responses')).toBeVisible(),
  },
  'Replay a HAR file': {
    async act(hand, page) {
      const requests = await hand.openTab('Requests')
      await hand.click(requests.getByText(/^Recordings: /))
      const chooser = page.waitForEvent('filechooser')
      await hand.click(requests.getByText(/^Open a HAR file/))
      await (await chooser).setFiles('test/har/chrome.har')
      await hand.click(requests.getByRole('button', { name: /^chrome/ }))
    },
    outcome: (page) => expect(firstJob(page)).toContainText('Keeper of the light'),
  },
  'See all states of a page': {
    act: async (hand) => hand.click((await hand.openTab('Scenarios')).getByRole('link', { name: /^All states/ })),
    outcome: (page) => expect.poll(() => page.context().pages().at(-1)?.url()).toContain('/__states?page=jobs'),
  },
  'Reset everything': {
    state: { scenario: 'backend-down' },
    act: pressButton('Health', 'Reset everything', 'Yes, reset everything'),
    outcome: (page) => expect(jobs(page)).toHaveCount(30),
  },
}

/** What docs/comparison.md says that each task takes here. */
function readDocs(): Map<string, string> {
  const [, table = ''] = readFileSync('docs/comparison.md', 'utf8').split(/<!-- \/?tasks -->/)
  const rows = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  return new Map(rows.slice(3).flatMap(([, task, here]) => (task && here ? [[task, here]] : [])))
}

test('docs/comparison.md lists every task', () => {
  const listed = [...readDocs().entries()].filter(([, here]) => /\d/.test(here)).map(([task]) => task)
  expect(listed).toEqual(Object.keys(tasks))
})

for (const [title, { at = '/jobs', state, before, act, outcome }] of Object.entries(tasks)) {
  test(`counted: ${title}`, async ({ open, page }) => {
    await open(at, state)
    await before?.(page)
    const hand = createHand(page)
    await act(hand, page)
    await outcome(page)
    expect(String(hand), 'docs/comparison.md says otherwise').toBe(readDocs().get(title))
  })
}
