import type { Locator, Page } from '@playwright/test'
import { fillMessage } from './fillMessage'
import { expect, test } from './fixtures'

declare global {
  interface Window {
    /** The first page change, once it is at its last frame. */
    change?: ViewTransition
    /** What travels into a page, and whether it has arrived. */
    travels?: Promise<[traveler: string, end: 'arrived' | 'cut off']>[]
  }
}

/** Follows everything that travels until it arrives, or the page skips the rest of its way. */
async function followTravelers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const skipped = new WeakSet<ViewTransition>()
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      // The browser skips the transition that another one replaces.
      if (document.activeViewTransition) skipped.add(document.activeViewTransition)
      const transition = start(update)
      const skip = transition.skipTransition.bind(transition)
      transition.skipTransition = () => {
        skipped.add(transition)
        skip()
      }
      const follow = () => {
        for (const animation of document.getAnimations()) {
          const part = animation.effect instanceof KeyframeEffect ? (animation.effect.pseudoElement ?? '') : ''
          const [traveler] = /(?<=group\()(?:job|post)-\w+/.exec(part) ?? []
          if (!traveler) continue
          window.travels ??= []
          window.travels.push(
            transition.finished.then(() => [traveler, skipped.has(transition) ? 'cut off' : 'arrived']),
          )
        }
      }
      transition.ready.then(follow, () => undefined)
      return transition
    }
  })
}

/** Returns who has traveled since the last call. */
async function arrivals(page: Page) {
  await page.waitForFunction(() => window.travels)
  return page.evaluate(async () => {
    const ended = await Promise.all(window.travels ?? [])
    window.travels = undefined
    return ended
  })
}

/** Stops the first view transition at its last frame. */
async function stopAtLastFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      document.documentElement.dataset.transition = ''
      const transition = start(update)
      const stop = () => {
        for (const animation of window.change ? [] : document.getAnimations()) {
          if (!(animation.effect instanceof KeyframeEffect && animation.effect.pseudoElement)) continue
          animation.pause()
          animation.currentTime = 239
        }
        window.change ??= transition
      }
      // It rejects if the browser skips the transition.
      transition.ready.then(stop, () => undefined)
      return transition
    }
  })
}

/** Returns how many pixels of a part of the page are dark. */
async function countInk(page: Page, part: Locator): Promise<number> {
  const clip = await part.boundingBox()
  const picture = await page.screenshot({ animations: 'allow', ...(clip && { clip }) })
  return page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0))]))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data: pixels } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
    return Array.from(pixels).filter((value, index) => index % 4 === 0 && value < 96).length
  }, picture.toString('base64'))
}

for (const [name, list, link, travels] of [
  ['a job’s title', '/jobs-listing', 'Day Surgery Nurse', 'p:text-is("Day Surgery Nurse")'],
  ['a post’s cover', '/blog', 'How to write a resume that is read to the end', 'img[width="640"]'],
] as const) {
  test(`${name} is there at the last frame of its way into the page`, async ({ open, page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await stopAtLastFrame(page)
    // The title travels to where it stands while the job is loaded.
    await open(list, { mock: { job: 'pending' } })
    await page.getByRole('link', { name: link }).click()
    const traveler = page.locator('main').locator(travels).first()
    await expect(traveler).toBeVisible()
    await page.waitForFunction(() => window.change)
    const ink = await countInk(page, traveler)
    await page.evaluate(() => window.change?.skipTransition())
    expect(ink / (await countInk(page, traveler))).toBeCloseTo(1, 1)
  })
}

/** Returns the part of the page in which the form was, and its answer is. */
async function sendMessage(page: Page): Promise<Locator> {
  const form = page.getByRole('main')
  await fillMessage(page)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByRole('button', { name: 'Send another message' })).toBeVisible()
  return form
}

test('what somebody has written is on the sheet that folds', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const folded: (string | undefined)[] = []
    Object.assign(globalThis, { folded })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      // The browser draws the page until then.
      const update = () => {
        folded.push(document.querySelector<HTMLTextAreaElement>('main [name=message]')?.value)
        return typeof change === 'function' ? change() : change?.update?.()
      }
      return start(typeof change === 'object' ? { ...change, update } : update)
    }
  })
  await open('/contact')
  const form = await sendMessage(page)
  expect(await page.evaluate('folded')).toEqual(['Please call me.'])
  await form.getByRole('button', { name: 'Send another message' }).click()
  await expect(form.getByLabel('Message')).toHaveValue('')
})

test('the letter that has left is not on paper, and does not leave again after it', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open('/contact')
  const letter = (await sendMessage(page)).getByText('Amara Osei', { exact: true })
  await expect(letter).toHaveCSS('visibility', 'hidden')
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media })
    // At once: it would be gone soon.
    expect(await letter.evaluate((element) => getComputedStyle(element).visibility), media).toBe('hidden')
  }
})

test('a click while the page still changes goes where it points, but not half of a double click', async ({
  open,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await stopAtLastFrame(page)
  await open('/about')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const box = await navigation.getByRole('link', { name: 'Blog' }).boundingBox()
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10]
  await navigation.getByRole('link', { name: 'Hire Us' }).click()
  await page.waitForFunction(() => window.change)
  // By the mouse alone: Playwright's own click waits until nothing lies over the link.
  await page.mouse.move(x, y)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  expect(await page.evaluate(() => document.activeViewTransition === window.change)).toBe(true)
  await page.mouse.click(x, y)
  await expect(page).toHaveURL(/\/blog$/)
})

test('a job’s title arrives, however soon the job itself is there', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await followTravelers(page)
  await open('/jobs-listing', { mock: { job: 'ok+latency=50' } })
  await page.getByRole('link', { name: 'Day Surgery Nurse' }).click()
  expect(await arrivals(page)).toEqual([['job-2', 'arrived']])
  await expect(page.getByRole('heading', { level: 1, name: 'Day Surgery Nurse' })).toBeVisible()
})

/** Follows a link of the page and returns who has traveled. */
async function turn(page: Page, name: string) {
  await page.getByRole('main').getByRole('link', { name }).first().click()
  return arrivals(page)
}

test('a job’s title also travels to the form, and back to the list', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await followTravelers(page)
  await open('/jobs')
  for (const link of ['Senior Backend Engineer', 'Apply Now', 'Back to the job', 'Back to the job list']) {
    expect(await turn(page, link), link).toEqual([['job-1', 'arrived']])
  }
})

test('a post’s cover also travels back to the list', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await followTravelers(page)
  await open('/blog')
  for (const link of ['How to write a resume that is read to the end', 'All posts']) {
    expect(await turn(page, link), link).toHaveLength(1)
  }
})

test('Enter pressed again while a page opens loads nothing anew', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open('/jobs')
  const link = page.getByRole('main').getByRole('link', { name: 'Day Surgery Nurse' })
  await link.evaluate(async (one: HTMLElement) => {
    document.documentElement.dataset.kept = ''
    one.click()
    while (!document.activeViewTransition) await new Promise(requestAnimationFrame)
    one.click()
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Day Surgery Nurse')
  await expect(page.locator('html[data-kept]')).toHaveCount(1)
})

test('nothing moves under reduced motion, or while a search is typed: no letter is lost', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stopAtLastFrame(page)
  await open('/jobs-listing')
  await page.getByRole('link', { name: 'Day Surgery Nurse' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Day Surgery Nurse')
  await expect(page.locator('html[data-transition]')).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open('/jobs-listing')
  await page.getByRole('searchbox', { name: 'Keyword' }).pressSequentially('nurse')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.locator('html[data-transition]')).toHaveCount(0)
})
