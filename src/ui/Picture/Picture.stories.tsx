import { expect, waitFor } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { getPicture, pictureNames } from '@/pictures'
import { Band } from '../Band/Band'
import { Picture } from './Picture'
import styles from './Picture.stories.module.css'

const meta = preview.meta({
  component: Picture,
  args: { name: 'hero-hire' as const },
  argTypes: {
    alt: { description: 'Only for what no text beside it says' },
    name: { description: 'That of its file', control: { type: 'select' }, options: pictureNames },
  },
  parameters: {
    docs: {
      description: {
        component: `A drawing by its name, in the brand’s one hand. It has its own width and height, so nothing moves while it loads.

- **Use it for:** every drawing of the site. All of them: [Icons and illustrations](./?path=/docs/read-first-icons-and-illustrations--docs).
- **Not for:** a consultant’s face: Portrait. An icon beside a word: an icon of the set.
- **Words:** most drawings are decorative and have no \`alt\`. One that says what no text beside it says has a sentence.
- **Size:** set by the class that its section gives it. \`eager\` is for the first screen alone.
- **Keyboard and screen reader:** without \`alt\` it is not read; with one it is an image of that name.
- **By night:** a drawing has colors of its own for the night, inside the file.`,
      },
    },
  },
})

/** Without `alt` a drawing is decorative, and screen readers skip it. */
export const Default = meta.story()

export const WithWords = meta.story({ args: { alt: 'A man hands a resume to two colleagues' } })

/** Every drawing and its name. */
export const Gallery = meta.story({
  tags: ['!autodocs'],
  parameters: { width: 'full' },
  render: () => (
    <Band tone="white" title={`${pictureNames.length} drawings`}>
      <ul className={styles.gallery}>
        {pictureNames.map((name) => (
          <li key={name}>
            <figure>
              <Picture name={name} />
              <figcaption>
                {name}
                <small>
                  {getPicture(name).width} × {getPicture(name).height}
                </small>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  ),
})

WithWords.test('a visitor hears what the drawing shows', async ({ canvas, args }) => {
  await expect(canvas.getByRole('img', { name: args.alt ?? '' })).toBeVisible()
})

Gallery.test('every drawing can be loaded at the size it claims', async ({ canvasElement }) => {
  for (const image of canvasElement.querySelectorAll('img')) {
    image.loading = 'eager'
    await waitFor(() => expect(image.naturalWidth).toBe(image.width === 0 ? -1 : Number(image.getAttribute('width'))))
  }
})

/**
 * People stand on the lower edge in portraits and covers, whose ground fills their corners, in busts, in the slides,
 * solutions, industries and news of the home page, which draws their ground line itself, in the call to action, whose ground is the
 * footer, and in the heads of pages without a frame.
 */
Gallery.test('no drawing is cut by its own edge', async ({ canvasElement }) => {
  const cut: string[] = []
  for (const image of canvasElement.querySelectorAll('img')) {
    image.loading = 'eager'
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
    context?.drawImage(image, 0, 0, width, height)
    const pixels = (...area: [number, number, number, number]) => [...(context?.getImageData(...area).data ?? [])]
    const hasInk = (data: number[]) =>
      data.some(
        (red, i) => i % 4 === 0 && red + (data[i + 1] ?? 0) + (data[i + 2] ?? 0) < 180 && (data[i + 3] ?? 0) > 96,
      )
    const [top, bottom] = [pixels(0, 0, width, 1), pixels(0, height - 1, width, 1)]
    const name = image.closest('li')?.innerText.split('\n')[0] ?? ''
    const isFilled = [top, bottom].every((row) => row[3] === 255 && row.at(-1) === 255)
    const standsOnEdge =
      isFilled || /^(about|bust|closing|contact|cta|hero|industries|legal|reader|solution)/.test(name)
    const sides = [top, pixels(0, 0, 1, height), pixels(width - 1, 0, 1, height), ...(standsOnEdge ? [] : [bottom])]
    if (sides.some(hasInk)) cut.push(`${name}.svg`)
  }
  await expect(cut).toEqual([])
})
