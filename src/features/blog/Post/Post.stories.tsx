import { expect } from 'storybook/test'
import { sampleBlogs } from '@/content/sampleBlogs'
import { preview } from '../../../../.storybook/preview'
import { Post } from './Post'

const [post] = sampleBlogs

const meta = preview.meta({
  component: Post,
  args: { post },
  parameters: {
    docs: {
      description: { component: 'A post with its head and cover. The writer stands in the margin before the text.' },
    },
    width: 'full',
    site: '/blog/1',
  },
})

/** A consultant's post, with the consultant beside the text. */
export const Default = meta.story()

export const AnotherAuthor = meta.story({
  args: { post: { ...post, author: 'Kwame Boateng' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument()
    const [sentence] = post?.content.split('\n') ?? []
    await expect(canvas.getByText(sentence ?? '').clientWidth).toBeGreaterThan(Math.min(480, innerWidth * 0.8))
  },
})

/** Chromium leaves out the space after a drop cap, for screen readers and in what is copied. */
Default.test(
  'a first word of one letter is read as a word',
  { args: { post: { ...post, content: 'A remote colleague writes.' } } },
  async ({ canvas }) => {
    await expect(canvas.getByText(/remote colleague/).innerText).toBe('A remote colleague writes.')
  },
)
