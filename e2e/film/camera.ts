import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { test as base } from '../fixtures'
import { type Cue, writeCaptions, writePage } from './captions'
import type { Step } from './script'

const folder = 'film'
const size = { width: 1280, height: 800 }

/** Performs at a person's pace while it films, and at once otherwise. */
export class Camera {
  readonly cues: Cue[] = []

  constructor(
    private readonly page: Page,
    readonly isFilming: boolean,
    private readonly start: number,
  ) {}

  /** Waits as long as someone looks at what has changed. */
  async pause(ms = 1500): Promise<void> {
    if (this.isFilming) await sleep(ms)
  }

  /** Begins a step, and lets the viewer read its caption. */
  async narrate(step: Step): Promise<void> {
    this.cues.push({ ...step, start: (Date.now() - this.start) / 1000 })
    await this.pause(1000 + 50 * (step.title + step.said).length)
  }

  async scrollTo(target: Locator): Promise<void> {
    if (!this.isFilming) return target.scrollIntoViewIfNeeded()
    await target.evaluate((element) => element.scrollIntoView({ behavior: 'smooth', block: 'center' }))
    await this.pause(2000)
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.click()
    await field.press('ControlOrMeta+a')
    await field.pressSequentially(text, { delay: this.isFilming ? 70 : 0 })
    await this.pause(800)
  }

  /** Shows what another screen shows. */
  async showScreen(other: Page): Promise<void> {
    if (!this.isFilming) return
    const picture = (await other.screenshot()).toString('base64')
    const style =
      'position: fixed; inset: 5vh auto auto 30vw; height: 90vh; border: 10px solid #111; border-radius: 36px'
    const overlay = await this.page.screencast.showOverlay(
      `<img src="data:image/png;base64,${picture}" style="${style}">`,
    )
    await this.pause(5000)
    await overlay.dispose()
  }

  async end(): Promise<void> {
    if (!this.isFilming) return
    await this.pause(3000)
    const seconds = (Date.now() - this.start) / 1000
    writeFileSync(`${folder}/demo.vtt`, writeCaptions(this.cues, seconds))
    writeFileSync(`${folder}/index.html`, writePage(this.cues))
  }
}

export interface FilmOptions {
  isFilming: boolean
}

/** Films to film/demo.webm with `npm run film`. */
export const test = base.extend<FilmOptions & { camera: Camera }>({
  isFilming: [false, { option: true }],

  camera: async ({ page, isFilming }, use) => {
    if (!isFilming) return use(new Camera(page, false, Date.now()))
    mkdirSync(folder, { recursive: true })
    await page.setViewportSize(size)
    await page.screencast.start({ path: `${folder}/demo.webm`, size })
    // Its cursor without the names of its actions.
    await page.screencast.showActions({ duration: 700, style: { title: 'display: none' } })
    const camera = new Camera(page, true, Date.now())
    await use(camera)
    await page.screencast.stop()
  },
})
