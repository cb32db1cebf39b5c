import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { Carousel } from './Carousel'

const words = ['Hire talent', 'Recruit around the world', 'Improve your resume', 'Find your match']
const slides = words.map((title) => ({ title }))

const meta = preview.meta({
  component: Carousel<{ title: string }>,
  parameters: {
    width: 'full',
    docs: {
      source: {
        code: `import { Carousel } from '@/ui/Carousel/Carousel'

<Carousel
  label="What we do"
  slides={${JSON.stringify(slides)}}
  renderSlide={({ title }) => <h2 style={{ padding: 'var(--space-8) var(--edge)' }}>{title}</h2>}
/>`,
      },
      description: {
        component: `Slides that change every five seconds. Hover and visible focus hold them, a button pauses them, and with reduced motion they start paused.

- **Use it for:** the first screen of the home page, once. Each slide stands alone: most visitors see only the first.
- **Not for:** what a visitor must read, or compares: use a list or a grid. Testimonials: they are beside each other.
- **Words:** a label that names the whole, and a title for each slide, which is announced when somebody turns to it.
- **Size and target:** as wide as its place. Each button is 44 px wide and high; dots are narrower where there is too little room.
- **Keyboard and screen reader:** the first stop is the button that pauses. Arrows, a dot for each slide, and the swipe of a finger turn on; slides that are out of sight are out of reach.`,
      },
    },
  },
  args: {
    label: 'What we do',
    slides,
    renderSlide: ({ title }) => <h2 style={{ padding: 'var(--space-8) var(--edge)' }}>{title}</h2>,
  },
  argTypes: {
    label: { description: 'Names the whole, for screen readers' },
    slides: { description: 'Each with a title of its own' },
    renderSlide: { description: 'Draws one of the slides' },
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
