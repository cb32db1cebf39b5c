import { sampleBlogs } from '@/content/sampleBlogs'
import { preview } from '../../../../.storybook/preview'
import { BlogCard, BlogCardSkeleton } from './BlogCard'

const [post] = sampleBlogs

const meta = preview.meta({
  component: BlogCard,
  args: { post, eager: true },
  argTypes: {
    post: { description: 'A post, of which all but the title can be empty' },
    eager: { description: 'Loads the cover at once: for the first card of a page' },
  },
  parameters: {
    docs: {
      description: {
        component: `A post in the list: cover, byline, title, description. The whole card is the target of its link.

- **Use it for:** a post in the list of the blog.
- **Not for:** news of others: LatestNews. The posts before and after one: MorePosts. The post itself: Post. A job: JobCard.
- **Words:** title, author, date and description are the post’s, in any language; all but the title can be missing. “Read the post” is set.
- **Size and target:** it fills its cell. The cover is 16:9, above the words, and left of them in a card wider than 896 px. A press anywhere follows the link.
- **Keyboard and screen reader:** an article with one stop of Tab. The title, an h2, is read before the byline. Cover and “Read the post” are not read.`,
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
