import { expect, test } from './fixtures'

declare global {
  interface Window {
    /** The pseudo-elements of each page change, with how long they move, in milliseconds. */
    moves: [pseudoElement: string, duration: unknown][]
  }
}

const changes = [
  { name: 'a job’s title', list: '/jobs-listing', link: 'Day Surgery Nurse', travels: 'job-2' },
  { name: 'a post’s cover', list: '/blog', link: 'How to write a resume that is read to the end', travels: 'post-1' },
]

for (const motion of ['no-preference', 'reduce'] as const) {
  for (const { name, list, link, travels } of changes) {
    test(`${name} ${motion === 'reduce' ? 'does not move under reduced motion' : 'travels into its page'}`, async ({
      open,
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion })
      await page.addInitScript(() => {
        window.moves = []
        const start = document.startViewTransition.bind(document)
        document.startViewTransition = (update) => {
          document.documentElement.dataset.transition = ''
          const transition = start(update)
          const record = () => {
            for (const { effect } of document.getAnimations())
              if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
                window.moves.push([effect.pseudoElement, effect.getComputedTiming().duration])
          }
          // It rejects if the browser skips the transition.
          transition.ready.then(record, () => undefined)
          return transition
        }
      })
      await open(list)
      await page.getByRole('link', { name: link }).click()
      await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible()
      const transition = page.locator('html[data-transition]')
      if (motion === 'reduce') await expect(transition).toHaveCount(0)
      else {
        await expect(transition).toHaveCount(1)
        const travellers = () =>
          page.evaluate(() => window.moves.filter(([element]) => /group\((job|post)-/.test(element)))
        await expect.poll(travellers).toEqual([[`::view-transition-group(${travels})`, 240]])
      }
    })
  }
}

test('typing in the search begins no view transition, in which letters would be lost', async ({ open, page }) => {
  await open('/jobs-listing')
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      document.documentElement.dataset.transition = ''
      return start(update)
    }
  })
  await page.getByRole('searchbox', { name: 'Keyword' }).pressSequentially('nurse')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.locator('html[data-transition]')).toHaveCount(0)
})
