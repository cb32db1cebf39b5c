import { expect, spyOn, within } from 'storybook/test'
import { blog } from '@/content/blog'
import { messages } from '@/content/messages'
import { sampleBlogs } from '@/content/sampleBlogs'
import { formatDay } from '@/content/calendar'
import { backend } from '~test/backend'
import { says } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { controls } from '@/content/controls'
import { BlogPage } from './BlogPage'

const meta = preview.meta({
  component: BlogPage,
  parameters: {
    route: '/blog',
    docs: {
      description: {
        component: `All posts, five a page. If the service fails, the built-in posts are shown without an error.

- **Visitor’s task:** arrives from “Blog” in Navbar or Footer, to find advice. Goes on to BlogPostPage, whose way back leads to the same page of the list.
- **Order:** the h1 and its introduction, the number of posts, a BlogCard for each, Pagination. The specification fixes five a page, with page buttons.
- **States:** “Loading blogs...” (Loading), “No blog posts yet. Come back soon.” with two ways on (Empty), or the two built-in posts (Failed).
- **Check when it changes:** in a band wider than 672 px posts have two columns; of an odd number the first fills its row. Long Text has difficult posts. A change of page focuses the h1.`,
      },
    },
  },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('14 posts, page 1 of 3')).toBeVisible()
    const posts = within(canvas.getByRole('main')).getAllByRole('article')
    await expect(posts).toHaveLength(blog.perPage)
    const first = within(posts[0] ?? document.body)
    await expect(first.getByText('Claire Beaumont')).toBeVisible()
    await expect(first.getByText(formatDay(sampleBlogs[0].date))).toHaveAttribute('datetime', sampleBlogs[0].date)
    await expect(first.getByText(sampleBlogs[0].description)).toBeVisible()
    await expect(first.getByRole('link')).toHaveAttribute('href', '/blog/1')
  },
})

Loaded.test(
  'a screen reader reads who wrote a post after its title, and not at the end of the one before',
  async (story) => {
    const [post] = within(story.canvas.getByRole('main')).getAllByRole('article')
    await expect(post).toHaveTextContent(/^How to write a resume that is read to the end ?By Claire Beaumont/)
    const first = within(post ?? document.body)
    await expect(first.getByText('Claire Beaumont').getBoundingClientRect().top).toBeLessThan(
      first.getByRole('heading').getBoundingClientRect().top,
    )
  },
)

Loaded.test('a visitor turns the page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
  await expect(await canvas.findByText('14 posts, page 2 of 3')).toBeVisible()
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect(canvas.queryByRole('link', { name: sampleBlogs[0].title })).not.toBeInTheDocument()
})

export const Loading = meta.story(says({ mock: { blogs: 'pending' } }, messages.blogs.loading))

export const Empty = meta.story(says({ mock: { blogs: 'empty' } }, messages.blogs.empty))

/** The two built-in posts, without an error. */
export const Failed = meta.story({
  parameters: { mock: { blogs: 'error' } },
  beforeEach() {
    const log = spyOn(console, 'info').mockReturnValue()
    return () => log.mockRestore()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 posts')).toBeVisible()
    for (const { title } of sampleBlogs) await expect(canvas.getByRole('link', { name: title })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: controls.tryAgain })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
    await expect(console.info).toHaveBeenCalledOnce()
    await expect(console.info).toHaveBeenCalledWith(expect.stringContaining(messages.blogs.fellBack), expect.anything())
  },
})

/** A long title, no description, an Arabic name, an unknown cover. */
export const LongText = meta.story({
  beforeEach() {
    const title = 'What a consultant reads first, what she reads last and what, to be honest, nobody ever reads'
    change(1, { title, description: '', author: 'ليلى عبد الرحمن المنصوري' })
    change(2, { title: 'Rechtsschutzversicherungsgesellschaftenverzeichnis', description: 'One sentence. '.repeat(40) })
    change(3, { title: 'كيف تكتب سيرة ذاتية تُقرأ حتى النهاية', imageUrl: 'no-such-picture' })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ليلى عبد الرحمن المنصوري')).toBeVisible()
  },
})

interface Change {
  title?: string
  description?: string
  author?: string
  imageUrl?: string
}

function change(id: number, data: Change) {
  backend.edits.apply({ edit: 'put', table: 'blog', row: { id, ...data } })
}
