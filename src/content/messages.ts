/** Word for word from spec section 8. */
export const messages = {
  news: {
    loading: 'Loading news...',
    failed: 'Failed to load news. Please try again later.',
    empty: 'No news available.',
  },
  jobs: {
    loading: 'Loading jobs...',
    /** After a drawn cross mark (spec section 8). */
    failed: (status: number) => `HTTP error! Status: ${status}`,
    noAnswer: 'The job list did not answer. Check your connection, then try again.',
    unreadable: 'The job list sent something we could not read. Wait a moment, then try again.',
    empty: 'No job listings available.',
    noMatch: 'None of these seven jobs matches. Another open one may.',
    clearFilters: 'Clear filters',
  },
  blogs: {
    loading: 'Loading blogs...',
    empty: 'No blog posts yet. Come back soon.',
    notFound: 'Blog not found.',
    /** For the console only: visitors see the two built-in posts and no error. */
    fellBack: 'The blogs could not be loaded: two samples are shown.',
  },
  job: {
    loading: 'Loading job details...',
    notFound: 'Job not found.',
    failed: 'Failed to load job details. Please try again.',
  },
  /** For the console only (spec section 8). */
  noToken: 'No token found, please log in again.',
  /** Shown if another site frames the admin area. */
  framed: {
    title: 'Not in a frame',
    text: 'Another site shows this page. For your safety the admin area opens in its own window only.',
    open: 'Open it in its own window',
  },
  pageNotFound: "Oops! The page you're looking for doesn't exist.",
  /** A page's code failed to load or threw an error. */
  pageFailed: {
    title: 'Page not shown',
    text: 'This page could not be shown. The connection may have failed, or the website has changed since you opened it. Try again.',
  },
} as const
