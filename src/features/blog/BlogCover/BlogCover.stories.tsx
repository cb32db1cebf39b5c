import { expect, waitFor } from 'storybook/test'
import { preview } from '../../../../.storybook/preview'
import { sampleBlogs } from '@/content/sampleBlogs'
import { getPicture } from '@/pictures'
import { BlogCover } from './BlogCover'

const [post] = sampleBlogs

const meta = preview.meta({
  component: BlogCover,
  args: { post },
  argTypes: {
    post: { description: 'Its id and `imageUrl` choose the cover' },
    eager: { description: 'For what is visible first: loads at once' },
  },
  parameters: {
    width: 384,
    docs: {
      description: {
        component: `The cover of a post: its \`imageUrl\`, our drawing of that name, or else a drawing chosen by id.

- **Use it for:** a post’s card, its head, and the posts before and after another one.
- **Not for:** a drawing of a page: Picture. The author’s face: Portrait.
- **Words:** none. It has no alternative text: the title is beside it.
- **Size and target:** as wide as its place, at 16:9; what is higher or wider is cropped. By night it keeps the colors of the day.
- **Keyboard and screen reader:** decorative and not read. A picture that fails to load is replaced by a drawing.`,
      },
    },
  },
})

export const Default = meta.story()

/** A post without a known picture gets a drawing chosen by its id. */
export const DrawingById = meta.story({ args: { post: { ...post, id: '27', imageUrl: '' } } })

/** Eager, as on top of its page. */
export const PictureFromTheWeb = meta.story({
  args: {
    post: { ...post, imageUrl: new URL(getPicture('hero-global').src, globalThis.location.href).href },
    eager: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('loading', 'eager')
  },
})

export const PictureThatIsGone = meta.story({
  args: { post: { ...post, imageUrl: 'http://localhost:1/gone.jpg' } },
})

PictureThatIsGone.test('a visitor sees a drawing instead', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('presentation')).toHaveAttribute('src', expect.stringMatching(/blog-\d+/)),
  )
})
