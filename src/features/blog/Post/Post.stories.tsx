import { expect } from 'storybook/test'
import { sampleBlogs } from '@/content/sampleBlogs'
import { preview } from '../../../../.storybook/preview'
import { Post } from './Post'

const [post] = sampleBlogs

const meta = preview.meta({
  component: Post,
  args: { post },
  argTypes: { post: { description: 'A post, of which all but the title can be empty' } },
  parameters: {
    docs: {
      description: {
        component: `A post with its head and cover. The writer stands in the margin before the text.

- **Use it for:** the page of one post.
- **Not for:** a post in a list: BlogCard. Text of the site’s own: ProseBand. Terms and privacy: LegalPage.
- **Words:** title, description and text are the post’s; the text is set as in Prose. A post without a text has a sentence that says so.
- **Size and target:** in a band wider than 832 px the cover is beside the title and the writer has a column of 288 px; else they are one below the other. The text is at most 34em wide. The link back is 44 px high.
- **Keyboard and screen reader:** an article: the link back, the h1, the byline, the text, then the writer, in an aside called “About the writer”. Only a consultant has one. The cover is not read.`,
      },
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
