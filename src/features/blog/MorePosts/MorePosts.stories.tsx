import { expect, within } from 'storybook/test'
import { sampleBlogs } from '@/content/sampleBlogs'
import { preview } from '../../../../.storybook/preview'
import { MorePosts } from './MorePosts'

const [first, second] = sampleBlogs
const last = { ...first, id: '3', title: 'Talking about salary' }

const meta = preview.meta({
  component: MorePosts,
  args: { post: second, posts: [first, second, last] },
  argTypes: {
    post: { description: 'The one that was read' },
    posts: { description: 'All posts, in the order of the list' },
  },
  parameters: {
    docs: {
      description: {
        component: `The posts before and after the one that was read, with their covers.

- **Use it for:** the end of a post’s page. It is left out where there is neither.
- **Not for:** the list of all posts: BlogCard. The pages of a list: Pagination. Jobs like another one: RelatedJobs.
- **Words:** set, but for the titles: “More posts”, “Previous post”, “Next post”. The link beside the heading is “All posts”.
- **Size and target:** one below the other, and side by side in a band wider than 720 px. The cover is beside the words, and above them up to 480 px. All of it is the target, and it is not printed.
- **Keyboard and screen reader:** a region called “More posts” with a list. A link is read as “Next post” and the title. The covers are not read.`,
      },
    },
    width: 'full',
    site: '/blog/2',
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const link of [/^Previous post/, /^Next post/])
      await expect(within(canvas.getByRole('link', { name: link })).getByRole('presentation')).toBeVisible()
  },
})

/** Nothing comes before it. */
export const FirstPost = meta.story({
  args: { post: first },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Next post/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Previous post/ })).not.toBeInTheDocument()
  },
})
