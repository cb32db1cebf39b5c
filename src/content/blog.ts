import { agency } from './agency'
import { paths } from './paths'

/** The copy of the blog's pages. */
export const blog = {
  /** Posts a page (spec section 9). */
  perPage: 5,
  title: 'Blog',
  heading: `The ${agency.name} blog`,
  intro:
    'Advice for people who look for work and for people who hire, written by the consultants who bring them together.',
  description:
    'Plain advice on resumes, interviews, salaries, hiring and work abroad, from the consultants of Alderway.',
  /** What the pages of the list are called by a screen reader. */
  listLabel: 'Blog posts',
  count: (posts: number) => (posts === 1 ? '1 post' : `${posts} posts`),
  place: (page: number, total: number) => `page ${page} of ${total}`,
  by: 'By',
  read: 'Read the post',
  emptyWays: [
    { text: 'Search jobs', to: paths.jobsListing },
    { text: 'Contact us', to: paths.contact },
  ],
  post: {
    /** Names the page while the post is on its way. */
    waitingTitle: 'Blog post',
    all: 'All posts',
    more: 'More posts',
    previous: 'Previous post',
    next: 'Next post',
    noText: 'The text of this post is missing. Write to us and we will send it to you.',
    missing: 'The post may have moved, or its address was cut short. The list of all posts is one step away.',
    missingDescription: 'There is no post at this address. Go on from the list of all posts.',
  },
} as const
