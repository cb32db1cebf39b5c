import type { Page } from '@playwright/test'

/** The parts of Storybook's preview and channel that these tests use. */
interface Frame {
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>
  }
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (payload: { message?: string }) => void): void
    emit(event: string, payload: unknown): void
  }
}

/** Opens Storybook's frame without a story, with motion off and without the accessibility check of `npm run unit`. */
export async function openPreview(page: Page, theme = 'light'): Promise<void> {
  await page.goto('iframe.html')
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  await page.evaluate(async (theme) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Frame
    await preview.ready()
    channel.emit('updateGlobals', { globals: { theme, motion: 'reduced', a11y: { manual: true } } })
  }, theme)
}

/** Shows the story, runs its play function and waits for fonts and pictures. Throws if either fails. */
export function show(page: Page, storyId: string): Promise<void> {
  return page.evaluate(async (id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Frame
    await new Promise<void>((resolve, reject) => {
      for (const failure of [
        'playFunctionThrewException',
        'unhandledErrorsWhilePlaying',
        'storyThrewException',
        'storyErrored',
        'storyMissing',
      ]) {
        channel.on(failure, ({ message = '' }) => reject(new Error(`${id}: ${failure} ${message}`)))
      }
      channel.on('storyFinished', () => resolve())
      channel.emit('setCurrentStory', { storyId: id })
    })
    // A story may be finished by words of the footer, before the page's code is there.
    while (document.body.textContent?.includes('Loading page...')) await new Promise(requestAnimationFrame)
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  }, storyId)
}

/** Scrolls to the top and waits for two frames. */
export function scrollToTop(page: Page): Promise<void> {
  return page.evaluate(async () => {
    globalThis.scrollTo({ top: 0, behavior: 'instant' })
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
}
