import { expect, waitFor } from 'storybook/test'
import { preview } from '../../../../.storybook/preview'
import { sampleBlogs } from '@/content/sampleBlogs'
import { getPicture } from '@/pictures'
import { BlogCover } from './BlogCover'

const [post] = sampleBlogs

const meta = preview.meta({ component: BlogCover, args: { post }, parameters: { width: 384 } })

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
