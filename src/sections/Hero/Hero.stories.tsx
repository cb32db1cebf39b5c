import { expect, userEvent, waitFor, type within } from 'storybook/test'
import { heroSlides } from '@/content/home/hero'
import { longText, longTitle } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { Hero } from './Hero'

const meta = preview.meta({
  component: Hero,
  args: { slides: heroSlides },
  argTypes: {
    slides: { description: 'Each has title, subtitle, ground and two buttons; one without a picture has the desk' },
  },
  parameters: {
    docs: {
      description: {
        component: `The first screen of the home page: four slides with two actions each, and the search below.

- **Use it for:** the home page, once.
- **Not for:** other pages, which have one message: PageHero. Slides elsewhere: Carousel. The search alone: HeroSearch.
- **Words:** a title of at most 29 characters, a line below it of at most 50, and two buttons of two words each. The first button is primary.
- **Size and target:** from edge to edge. Words are above the drawing, and beside it in a window wider than 640 px. Buttons are 48 px high; the desk of the first slide is one link.
- **Keyboard and screen reader:** a carousel called “What Alderway does”: the button that pauses is the first stop. Each title is an h2, and slides that are out of sight are out of reach. With reduced motion they start paused.`,
      },
    },
  },
})

export const Default = meta.story()

/** Slides are paused. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play the slides' })).toBeVisible()
  },
})

async function showSlide(
  { canvas, canvasElement }: { canvas: ReturnType<typeof within>; canvasElement: HTMLElement },
  number: number,
) {
  await waitFor(() => expect(canvasElement.querySelector('.swiper-initialized')).toBeVisible())
  const dot = canvas.getByRole('button', { name: `Slide ${number}` })
  await userEvent.click(dot)
  // The picture has no focus ring.
  dot.blur()
}

export const Slide2 = meta.story({ globals: { motion: 'reduced' }, play: (context) => showSlide(context, 2) })

export const Slide3 = meta.story({ globals: { motion: 'reduced' }, play: (context) => showSlide(context, 3) })

export const Slide4 = meta.story({ globals: { motion: 'reduced' }, play: (context) => showSlide(context, 4) })

export const LongText = meta.story({
  globals: { motion: 'reduced' },
  args: {
    slides: heroSlides.map(({ title, ...slide }) => ({
      ...slide,
      title: `${longTitle} ${title}`,
      subtitle: `${longText}${title}`,
    })),
  },
})

export const PhoneReducedMotion = meta.story({ globals: { viewport: { value: 'w375' }, motion: 'reduced' } })

/** Opacity of an element with all of its ancestors. */
function computeOpacity(element: Element | null | undefined): number {
  return element ? Number(getComputedStyle(element).opacity) * computeOpacity(element.parentElement) : 1
}

Default.test('words leave before the next come in, and the stage is never blank', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('.swiper-initialized')).toBeVisible())
  for (const animation of document.getAnimations()) animation.finish()
  const [first, second] = canvasElement.querySelectorAll('.swiper-slide')
  await userEvent.click(canvas.getByRole('button', { name: 'Slide 2' }))
  await waitFor(() => expect(second?.getAnimations()).toHaveLength(1))
  const frames = Array.from({ length: 25 }, (_, index) => index * 50).map((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
    const [title, nextTitle] = [first, second].map((slide) => computeOpacity(slide?.querySelector('h2')))
    const [stage, nextStage] = [first, second].map((slide) => computeOpacity(slide?.querySelector('img')))
    return { words: Math.min(title ?? 1, nextTitle ?? 1), drawings: (stage ?? 0) + (nextStage ?? 0) }
  })
  await expect(Math.max(...frames.map(({ words }) => words))).toBeLessThan(0.05)
  await expect(Math.min(...frames.map(({ drawings }) => drawings))).toBeGreaterThan(0.9)
  await expect(computeOpacity(second?.querySelector('h2'))).toBe(1)
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
  await waitFor(() => expect(slides.map((slide) => slide.transitionDuration)).toEqual(Array(4).fill('0.6s')))
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

ReducedMotion.test('the desk leads to the contact form and says who answers by when', async ({ canvas }) => {
  const desk = canvas.getByRole('link', {
    name: /^Write now\. Claire answers by \w+day, \w+ \d+, within 48 to 72 working hours\.$/,
  })
  await expect(desk).toHaveAttribute('href', '/contact')
})

ReducedMotion.test('every slide stands on the ground', async ({ canvasElement }) => {
  const swiper = canvasElement.querySelector('.swiper')
  const bottom = swiper?.getBoundingClientRect().bottom ?? 0
  const ground = bottom - Number.parseFloat(swiper ? getComputedStyle(swiper, '::after').bottom : '')
  const feet = [...canvasElement.querySelectorAll('a > span > img, img')].map(
    (drawing) => drawing.getBoundingClientRect().bottom,
  )
  for (const foot of feet) await expect(Math.abs(foot - ground)).toBeLessThan(4)
})
