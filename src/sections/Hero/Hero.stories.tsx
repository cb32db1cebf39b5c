import { expect, userEvent, waitFor, within } from 'storybook/test'
import { heroSlides } from '@/content/home/hero'
import preview from '../../../.storybook/preview'
import { Hero } from './Hero'

const meta = preview.meta({ title: 'Sections/Hero', component: Hero })

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

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })

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
  await waitFor(() => expect(getComputedStyle(subtitle).opacity).toBe('1'), { timeout: 4000 })
}
