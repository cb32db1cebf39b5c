import { agency } from './agency'
import { paths } from './paths'

export const blog = {
  /** Spec section 9. */
  perPage: 5,
  title: 'Blog',
  heading: `The ${agency.name} blog`,
  intro:
    'Advice for people looking for work and for people hiring, written by the consultants who bring them together.',
  description:
    'Plain advice on resumes, interviews, salaries, hiring and work abroad, from the consultants of Alderway.',
  /** For screen readers. */
  listLabel: 'Blog posts',
  count: (posts: number) => (posts === 1 ? '1 post' : `${posts} posts`),
  place: (posts: string, page: number, total: number) => (total > 1 ? `${posts}, page ${page} of ${total}` : posts),
  by: 'By',
  read: 'Read the post',
  emptyWays: [
    { text: 'Search jobs', to: paths.jobsListing },
    { text: 'Contact us', to: paths.contact },
  ],
  post: {
    /** Used until the post loads. */
    waitingTitle: 'Blog post',
    all: { text: 'All posts', to: paths.blog },
    more: 'More posts',
    previous: 'Previous post',
    next: 'Next post',
    noText: 'The text of this post is missing. Write to us and we will send it to you.',
    missing: 'The post may have moved, or its address was cut short. The list of all posts is one step away.',
    unknown: 'The list of posts did not load, so this post may still exist. Wait a moment, then try again.',
    writer: 'About the writer',
    missingTitle: 'Blog not found',
    missingDescription: 'There is no post at this address. Go on from the list of all posts.',
  },
} as const
