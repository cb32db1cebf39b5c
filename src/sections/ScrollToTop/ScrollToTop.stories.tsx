import { expect, spyOn, waitFor } from 'storybook/test'
import { sampleBlogs } from '@/content/sampleBlogs'
import { Band } from '@/ui/Band/Band'
import { Prose } from '@/ui/Prose/Prose'
import { preview } from '../../../.storybook/preview'
import { ScrollToTop } from './ScrollToTop'

const meta = preview.meta({
  component: ScrollToTop,
  parameters: {
    docs: {
      description: {
        component: `A button back to the top, once more than 200 px are scrolled. It fades.

- **Use it for:** nothing by hand: PublicLayout has it once.
- **Not for:** the way to a place on the page: ButtonLink. The pages of a list: Pagination.
- **Words:** an arrow alone. Its name is “Scroll to top”.
- **Size and target:** at the right edge of the window, at the bottom: 36 by 48 px, up to 768 px of window 18 by 48. The target reaches a little further to the left.
- **Keyboard and screen reader:** the last stop of Tab, after the footer. A press moves the focus to the content. With reduced motion it neither fades nor scrolls smoothly.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <main id="main" tabIndex={-1}>
        <Band title="A page that is longer than the screen">
          {sampleBlogs.map(({ id, content }) => (
            <Prose key={id} text={content} />
          ))}
        </Band>
        <Story />
      </main>
    ),
  ],
  beforeEach() {
    globalThis.scrollTo({ top: 0, behavior: 'instant' })
  },
})

/** Scrolled by more than 200 px. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => {
      // Back where the story before was, the page would send no event.
      globalThis.scrollBy({ top: 201, behavior: 'instant' })
      return expect(canvas.getByRole('button', { name: 'Scroll to top' })).toBeVisible()
    })
  },
})

Default.test('a visitor goes back up, and the focus goes along', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Scroll to top' }))
  await waitFor(() => expect(globalThis.scrollY).toBe(0), { timeout: 3000 })
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Scroll to top' })).not.toBeInTheDocument())
  await expect(document.getElementById('main')).toHaveFocus()
})

Default.test('its ring is inside it, where no footer is too dark for it', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Scroll to top' })
  while (document.activeElement !== button) await userEvent.tab()
  const { outlineColor, outlineOffset, outlineWidth, color } = getComputedStyle(button)
  await expect(outlineColor).toBe(color)
  await expect(Number.parseFloat(outlineOffset)).toBeLessThan(-Number.parseFloat(outlineWidth))
})

Default.test('the button fades out and in over 300 ms', async ({ canvas }) => {
  const animate = spyOn(Element.prototype, 'animate')
  async function expectFade(to: number) {
    const fade = [
      expect.objectContaining({ opacity: [expect.any(Number), to] }),
      expect.objectContaining({ duration: 300 }),
    ]
    await waitFor(() => expect(animate.mock.calls).toEqual([fade]))
    animate.mockClear()
  }
  globalThis.scrollTo({ top: 0, behavior: 'instant' })
  await expectFade(0)
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Scroll to top' })).not.toBeInTheDocument())
  globalThis.scrollTo({ top: 201, behavior: 'instant' })
  await expectFade(1)
})

/** Scrolled by 200 px: no button yet. */
export const AtTheTop = meta.story({
  play: async ({ canvas }) => {
    globalThis.scrollTo({ top: 200, behavior: 'instant' })
    await expect(canvas.queryByRole('button', { name: 'Scroll to top' })).not.toBeInTheDocument()
  },
})
