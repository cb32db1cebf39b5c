import { expect, waitFor } from 'storybook/test'
import { blog } from '@/content/blog'
import { controls } from '@/content/controls'
import { messages } from '@/content/messages'
import { sampleBlogs } from '@/content/sampleBlogs'
import { formatDay } from '@/content/calendar'
import { backend } from '~test/backend'
import { says } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { BlogPostPage } from './BlogPostPage'

const meta = preview.meta({
  component: BlogPostPage,
  parameters: {
    route: '/blog/3',
    docs: {
      description: {
        component: `One post, its writer in the margin, and the posts before and after it.

- **Visitor’s task:** arrives from BlogPage, to read. Goes on to the previous or the next post, or back to the list.
- **Order:** Post, MorePosts. MorePosts is left out until the list has loaded, and if there is no other post. The specification fixes “Blog not found.”
- **States:** “Loading blogs...” (Loading), except for a built-in post (Built In). “Blog not found.” (Not Found, Empty); if the list failed, with “Try again” (Failed).
- **Check when it changes:** in a band wider than 832 px the cover is beside the title, and the writer stays in view. Arabic runs right to left. The loaded title is announced.`,
      },
    },
  },
})

export const Loaded = meta.story(says({}, /^Talking about salary/))

Loaded.test('a visitor goes back to the first post, which has no previous one', async ({ canvas, userEvent }) => {
  for (const { title } of sampleBlogs.toReversed()) {
    await userEvent.click(canvas.getByRole('link', { name: /^Previous post/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await expect(canvas.queryByRole('link', { name: /^Previous post/ })).not.toBeInTheDocument()
})

/** A built-in post is shown before the service responds. */
export const BuiltIn = meta.story({
  parameters: { route: '/blog/1', mock: { blogs: 'pending' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: sampleBlogs[0].title })).toBeVisible()
    await expect(canvas.getByText(formatDay(sampleBlogs[0].date))).toBeVisible()
    await expect(canvas.getAllByText('Claire Beaumont')[0]).toBeVisible()
    await expect(canvas.queryByText(messages.blogs.loading)).not.toBeInTheDocument()
    await waitFor(() => expect(titlesInHead()).toContain(`${sampleBlogs[0].title} | Alderway`))
  },
})

export const Loading = meta.story(says({ mock: { blogs: 'pending' } }, messages.blogs.loading))

/** The list is empty, so there is no such post. */
export const Empty = meta.story(says({ mock: { blogs: 'empty' } }, messages.blogs.notFound))

/** The two built-in posts replace the list, and this post is not one of them. */
export const Failed = meta.story(says({ mock: { blogs: 'error' } }, messages.blogs.notFound))

export const NotFound = meta.story({
  parameters: { route: '/blog/no-such-post' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: messages.blogs.notFound })).toBeVisible()
    await waitFor(() => expect(titlesInHead()).toContain(`${blog.post.missingTitle} | Alderway`))
    await expect(canvas.queryByRole('button', { name: controls.tryAgain })).not.toBeInTheDocument()
  },
})

/** Arabic text runs right to left and has no drop cap. */
export const Arabic = meta.story({
  beforeEach() {
    backend.edits.apply({
      edit: 'put',
      table: 'blog',
      row: {
        id: 3,
        title: 'كيف تتحدث عن الراتب',
        author: 'ليلى عبد الرحمن المنصوري',
        description: 'رقمان وجملة واحدة تكفي.',
        content: 'يبدأ الحديث عن الراتب قبل المقابلة بأيام.\n\nاكتب الرقم الذي يرضيك، ثم الرقم الذي لا تقبل بأقل منه.',
      },
    })
  },
  play: async ({ canvas }) => {
    const start = await canvas.findByText('يبدأ الحديث عن الراتب قبل المقابلة بأيام.')
    await expect(getComputedStyle(start).direction).toBe('rtl')
    await expect(getComputedStyle(start, '::first-letter').fontFamily).toBe(getComputedStyle(start).fontFamily)
  },
})

/** The post has no text. */
export const WithoutText = meta.story({
  beforeEach() {
    backend.edits.apply({ edit: 'put', table: 'blog', row: { id: 3, content: '', description: '' } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(blog.post.noText)).toBeVisible()
  },
})

function titlesInHead() {
  return [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent)
}
