import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { type PictureName, pictures } from '@/pictures'
import { Band } from '../Band/Band'
import { Picture } from './Picture'
import styles from './Picture.stories.module.css'

const names = Object.keys(pictures).filter((name): name is PictureName => name in pictures)

const meta = preview.meta({
  title: 'UI/Picture',
  component: Picture,
  args: { name: 'hero-hire' as const },
  parameters: { layout: 'padded' },
})

/** Without `alt` a drawing is decorative, and screen readers skip it. */
export const Default = meta.story()

export const WithWords = meta.story({ args: { alt: 'Two people shake hands across a desk' } })

export const Eager = meta.story({ args: { eager: true } })

/** Every drawing and its name. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Band tone="white" title={`${names.length} drawings`}>
      <ul className={styles.gallery}>
        {names.map((name) => (
          <li key={name}>
            <figure>
              <Picture name={name} />
              <figcaption>
                {name}
                <small>
                  {pictures[name].width} × {pictures[name].height}
                </small>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  ),
})

WithWords.test('a visitor hears what the drawing shows', async ({ canvasElement, args }) => {
  await expect(within(canvasElement).getByRole('img', { name: args.alt ?? '' })).toBeVisible()
})

Gallery.test('every drawing can be loaded at the size it claims', async ({ canvasElement }) => {
  for (const image of canvasElement.querySelectorAll('img')) {
    image.loading = 'eager'
    await waitFor(() => expect(image.naturalWidth).toBe(image.width === 0 ? -1 : Number(image.getAttribute('width'))))
  }
})
