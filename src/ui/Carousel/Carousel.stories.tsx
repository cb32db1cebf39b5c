import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { Picture } from '../Picture/Picture'
import { Carousel } from './Carousel'

const words = ['Hire talent', 'Recruit around the world', 'Improve your resume', 'Find your match']

const meta = preview.meta({
  title: 'UI/Carousel',
  component: Carousel<string>,
  args: {
    label: 'What we do',
    slides: words,
    slide: (text) => <h2 style={{ padding: 'var(--space-8) var(--gutter)' }}>{text}</h2>,
  },
})

export const Default = meta.story()

/** Who asked for less motion finds the slides stopped and changing without a fade. */
export const ReducedMotion = meta.story({ globals: { motion: 'reduced' } })

export const TwoSlides = meta.story({ args: { slides: words.slice(0, 2) } })

export const WithPictures = meta.story({
  args: {
    slides: ['hero-hire', 'hero-global', 'hero-coaching', 'hero-ai'],
    slide: (name) => (
      <div style={{ maxWidth: '24rem', marginInline: 'auto', paddingBlock: 'var(--space-6)' }}>
        {(name === 'hero-hire' || name === 'hero-global' || name === 'hero-coaching' || name === 'hero-ai') && (
          <Picture name={name} alt={`Slide with the drawing ${name}`} eager />
        )}
      </div>
    ),
  },
})

Default.test('a visitor stops the slides and starts them again', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Play the slides' }))
  await expect(canvas.getByRole('button', { name: 'Pause the slides' })).toBeVisible()
})

Default.test('a visitor turns to the next slide, to the last and round to the first', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
  await expect(await canvas.findByRole('heading', { name: words[1] ?? '' })).toBeInTheDocument()
  await expect(canvas.getByRole('button', { name: 'Slide 2' })).toHaveAttribute('aria-current', 'true')
  await expect(canvas.getByTestId('carousel-progress')).toHaveStyle({ width: '50%' })

  await userEvent.click(canvas.getByRole('button', { name: 'Slide 4' }))
  await expect(await canvas.findByRole('heading', { name: words[3] ?? '' })).toBeInTheDocument()
  await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
  await expect(await canvas.findByRole('heading', { name: words[0] ?? '' })).toBeInTheDocument()
})

ReducedMotion.test('a visitor who asked for less motion finds the slides stopped', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('button', { name: 'Play the slides' })).toBeVisible()
})
