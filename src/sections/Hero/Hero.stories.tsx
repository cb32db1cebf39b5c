import { expect, userEvent, waitFor } from 'storybook/test'
import { heroSlides } from '@/content/home/hero'
import { longText, longTitle } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { Hero } from './Hero'

const meta = preview.meta({ component: Hero, args: { slides: heroSlides } })

export const Default = meta.story()

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

export const PhoneReducedMotion = meta.story({ globals: { viewport: { value: 'w375' }, motion: 'reduced' } })

/** Opacity of an element with all of its ancestors. */
function opacityOf(element: Element | null): number {
  return element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
}

Default.test('the words leave with their slide, before the next come in', async ({ canvas, canvasElement }) => {
  const [first, second] = canvasElement.querySelectorAll('h2')
  await waitFor(() => expect(canvasElement.querySelector('.swiper-initialized')).toBeVisible())
  for (const animation of document.getAnimations()) animation.finish()
  await userEvent.click(canvas.getByRole('button', { name: 'Slide 2' }))
  await waitFor(() => expect(second?.closest('.swiper-slide')?.getAnimations()).toHaveLength(1))
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
  const subtitle = title.nextElementSibling
  const timings = [
    canvasElement.querySelector('section')?.parentElement,
    title,
    subtitle,
    subtitle?.nextElementSibling,
  ].map((element) => {
    if (!element) return undefined
    const { animationDuration, animationDelay } = getComputedStyle(element)
    return [animationDuration, animationDelay]
  })
  await expect(timings).toEqual([
    ['1.5s', '0s'],
    ['0.8s', '0.2s'],
    ['0.8s', '0.4s'],
    ['0.8s', '0.6s'],
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

ReducedMotion.test('the first word is at the height of its drawing’s center', async ({ canvas, canvasElement }) => {
  const [words, drawing] = [
    canvas.getByRole('heading', { name: 'Alderway' }).parentElement,
    canvasElement.querySelector('img'),
  ].map((element) => element?.getBoundingClientRect() ?? new DOMRect())
  const centerOf = ({ top, height }: DOMRect = new DOMRect()) => top + height / 2
  await expect(Math.abs(centerOf(words) - centerOf(drawing))).toBeLessThan(16)
})
