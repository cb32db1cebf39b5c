import { expect, within } from 'storybook/test'
import { sampleBlogs } from '@/content/sampleBlogs'
import { preview } from '../../../../.storybook/preview'
import { MorePosts } from './MorePosts'

const [first, second] = sampleBlogs
const last = { ...first, id: '3', title: 'Talking about salary' }

const meta = preview.meta({
  component: MorePosts,
  args: { post: second, posts: [first, second, last] },
  parameters: {
    docs: { description: { component: 'The posts before and after the one that was read, with their covers.' } },
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
