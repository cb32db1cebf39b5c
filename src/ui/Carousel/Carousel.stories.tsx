import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { Carousel } from './Carousel'

const words = ['Hire talent', 'Recruit around the world', 'Improve your resume', 'Find your match']

const meta = preview.meta({
  component: Carousel<{ title: string }>,
  parameters: { width: 'full' },
  args: {
    label: 'What we do',
    slides: words.map((title) => ({ title })),
    renderSlide: ({ title }) => <h2 style={{ padding: 'var(--space-8) var(--gutter)' }}>{title}</h2>,
  },
})

export const Default = meta.story()

/** Slides are paused and change without a fade. */
export const ReducedMotion = meta.story({ globals: { motion: 'reduced' } })

Default.test('a visitor stops the slides and starts them again', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Play the slides' }))
  await expect(canvas.getByRole('button', { name: 'Pause the slides' })).toBeVisible()
})

Default.test('who reads the slides without a focus on them finds first what stops them', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('button')
  await expect(first).toHaveAccessibleName('Pause the slides')
  const slide = canvas.getByText(words[0] ?? '')
  await expect(slide.compareDocumentPosition(first ?? slide)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

Default.test(
  'a visitor turns to the next slide, to the last, round to the first and back, and swipes on',
  async ({ canvas }) => {
    async function expectSlide(number: number) {
      const dot = canvas.getByRole('button', { name: `Slide ${number}` })
      await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'))
      await waitFor(() => expect(canvas.getByText(words[number - 1] ?? '')).toBeVisible())
      const bar = canvas.getByRole('region').lastElementChild?.firstElementChild
      await expect(bar?.getAttribute('style')).toBe(`width: ${number * 25}%;`)
    }

    await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await expectSlide(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 4' }))
    await expectSlide(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await expectSlide(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
    await expectSlide(4)
    const from = canvas.getByText(words[3] ?? '')
    const finger = { pointerId: 1, pointerType: 'touch', clientY: 20 }
    await fireEvent.pointerDown(from, { ...finger, clientX: 300 })
    for (const clientX of [200, 100, 20]) await fireEvent.pointerMove(from, { ...finger, clientX })
    await fireEvent.pointerUp(from, { ...finger, clientX: 20 })
    await expectSlide(1)
  },
)

ReducedMotion.test('a visitor who asked for less motion finds the slides stopped', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Play the slides' })).toBeVisible()
})
