import { sampleBlogs } from '@/content/sampleBlogs'
import { preview } from '../../../../.storybook/preview'
import { BlogCard, BlogCardSkeleton } from './BlogCard'

const [post] = sampleBlogs

const meta = preview.meta({
  component: BlogCard,
  args: { post, eager: true },
  parameters: {
    docs: {
      description: {
        component: 'A post in the list: cover, byline, title, description. The whole card is the target of its link.',
      },
    },
    width: 'full',
  },
})

export const Default = meta.story()

export const Loading = meta.story({ render: () => <BlogCardSkeleton /> })

/** The service may leave out all but the title. */
export const OnlyATitle = meta.story({
  args: { post: { ...post, author: '', date: '', description: '', imageUrl: '' } },
})
