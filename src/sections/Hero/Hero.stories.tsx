import { expect, userEvent, waitFor, within } from 'storybook/test'
import { heroSlides } from '@/content/home/hero'
import { paths } from '@/content/paths'
import { longText, longTitle } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { Hero } from './Hero'

const meta = preview.meta({
  title: 'Sections/Hero',
  component: Hero,
  args: { slides: heroSlides },
  parameters: { site: paths.home },
})

export const Default = meta.story()

Default.test('a visitor turns to the next slide and back', async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
  await waitForSlide(2, canvasElement)
  await expect(await canvas.findByRole('heading', { name: heroSlides[1]?.title ?? '' })).toBeInTheDocument()
  await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
  await waitForSlide(1, canvasElement)
})

Default.test(
  'a visitor goes straight to the last slide and finds its two ways on',
  async ({ canvas, canvasElement }) => {
    await turnTo(4, canvasElement)
    const group = await canvas.findByRole('group', { name: '4 of 4' })
    await waitFor(() => expect(group).not.toHaveAttribute('inert'))
    const slide = within(group)
    for (const { text, to } of heroSlides[3]?.buttons ?? []) {
      await expect(await slide.findByRole('link', { name: text })).toHaveAttribute('href', to)
    }
  },
)

Default.test('a visitor stops the slides', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }))
  await expect(canvas.getByRole('button', { name: 'Play the slides' })).toBeVisible()
})

export const SecondSlide = meta.story({
  globals: { motion: 'reduced' },
  play: ({ canvasElement }) => turnTo(2, canvasElement),
})

export const ThirdSlide = meta.story({
  globals: { motion: 'reduced' },
  play: ({ canvasElement }) => turnTo(3, canvasElement),
})

export const FourthSlide = meta.story({
  globals: { motion: 'reduced' },
  play: ({ canvasElement }) => turnTo(4, canvasElement),
})

/** Slides are paused. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play the slides' })).toBeVisible()
  },
})

export const LongText = meta.story({
  globals: { motion: 'reduced' },
  args: { slides: heroSlides.map((slide) => ({ ...slide, title: longTitle, subtitle: `${longText}${slide.title}` })) },
})

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })

export const PhoneReducedMotion = meta.story({ globals: { viewport: { value: 'w375' }, motion: 'reduced' } })

/** Opacity of an element with all of its ancestors. */
function opacityOf(element: Element | null): number {
  return element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
}

Default.test('the words leave with their slide, before the next come in', async ({ canvas, canvasElement }) => {
  const [first, second] = canvasElement.querySelectorAll('h2')
  for (const animation of document.getAnimations()) animation.finish()
  await userEvent.click(canvas.getByRole('button', { name: 'Slide 2' }))
  await waitFor(() => expect(document.getAnimations().length).toBeGreaterThan(3))
  const shown = [0, 150, 300, 450, 600, 1200].map((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
    return [first, second].map((title) => Number(opacityOf(title ?? null).toFixed(2)))
  })
  await expect(shown).toEqual([
    [1, 0],
    [expect.closeTo(0.2, 1), 0],
    [0, 0],
    [0, expect.closeTo(0.4, 1)],
    [0, expect.closeTo(0.7, 1)],
    [0, 1],
  ])
})

Default.test('a slide takes as long as the spec says', async ({ canvas, canvasElement }) => {
  const title = canvas.getByRole('heading', { name: 'Alderway' })
  const timings = [canvasElement.querySelector('section')?.parentElement, title, title.nextElementSibling].map(
    (element) => {
      if (!element) return undefined
      const { animationDuration, animationDelay } = getComputedStyle(element)
      return [animationDuration, animationDelay]
    },
  )
  await expect(timings).toEqual([
    ['1.5s', '0s'],
    ['0.8s', '0.2s'],
    ['0.8s', '0.4s'],
  ])
  await userEvent.click(canvas.getByRole('button', { name: 'Slide 3' }))
  const slides = [...canvasElement.querySelectorAll('.swiper-slide')].map((slide) => getComputedStyle(slide))
  await waitFor(() => expect(slides.map((slide) => slide.transitionDuration)).toEqual(Array(4).fill('0.3s')))
  await expect(slides.map((slide) => slide.transitionDelay).toSorted()).toEqual(['0.3s', '0s', '0s', '0s'])
})

Default.test('a visitor’s pointer makes a button larger, and a press makes it smaller', async ({ canvas }) => {
  const button = canvas.getByRole('link', { name: 'Hire Talent' })
  await waitFor(
    async () => {
      // Features that load later miss a pointer that is already there.
      await userEvent.unhover(button)
      await userEvent.hover(button)
      await waitFor(() => expect(button.style.transform).toBe('scale(1.05)'))
    },
    { timeout: 8000 },
  )
  await userEvent.pointer({ keys: '[MouseLeft>]', target: button })
  await waitFor(() => expect(button.style.transform).toBe('scale(0.95)'), { timeout: 4000 })
})

/** The buttons are at the same height on every slide, so a visitor can go on clicking. */
async function expectSameHeight(canvas: ReturnType<typeof within>) {
  const tops = heroSlides.map(({ buttons: [{ text }] }) =>
    Math.round(canvas.getByRole('link', { name: text, hidden: true }).getBoundingClientRect().top),
  )
  await expect(tops).toEqual(tops.map(() => tops[0]))
}

ReducedMotion.test('every slide has its buttons at one height', ({ canvas }) => expectSameHeight(canvas))

PhoneReducedMotion.test('every slide has its buttons at one height', ({ canvas }) => expectSameHeight(canvas))

async function turnTo(slide: number, page: HTMLElement) {
  await userEvent.click(within(page).getByRole('button', { name: `Slide ${slide}` }))
  await waitForSlide(slide, page)
}

/** Waits for the end of the fade too: text in mid-fade fails the contrast check. */
async function waitForSlide(slide: number, page: HTMLElement) {
  const canvas = within(page)
  const dot = canvas.getByRole('button', { name: `Slide ${slide}` })
  await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'))
  const subtitle = canvas.getByText(heroSlides[slide - 1]?.subtitle ?? '')
  await waitFor(() => expect(opacityOf(subtitle)).toBe(1), { timeout: 4000 })
}
