import { paths } from './paths'

/** `/jobs-listing`, the seven built-in jobs with filters. */
export const jobsListing = {
  title: 'Find your next job',
  description:
    'Seven jobs picked by our consultants, to search by keyword, type and level. Every other open job is one click away.',
  lead: 'Seven roles our consultants know by heart. Your search starts with them and goes on, if you like, in all open jobs.',
  search: {
    label: 'Search jobs',
    keyword: 'Keyword',
    keywordExample: 'Title, company or place',
    submit: 'Search',
  },
  filters: {
    type: { label: 'Job type', any: 'Any type' },
    level: { label: 'Experience level', any: 'Any level' },
  },
  /** The name of a chip that removes a filter. */
  remove: (filter: string) => `Remove ${filter}`,
  results: 'Picked by our consultants',
  found: (count: number) => (count === 1 ? '1 job found' : `${count} jobs found`),
  pages: 'Jobs',
  all: { text: 'See all open jobs', to: paths.jobs },
  searchAll: (words: string) => `Search all open jobs for ${words}`,
}

export const jobSearch = { title: 'Which job are you after?' }

/** `/jobs`, the plain list from the server. */
export const jobList = {
  title: 'Every open job',
  description: 'All the jobs we are filling now, in one list: the employer, the place, the type and the salary.',
  lead: 'Every job we are filling now. Open one to read what it asks and to apply.',
  toListing: { text: 'Search our seven picks', to: paths.jobsListing },
  count: (count: number) => (count === 1 ? '1 open job' : `${count} open jobs`),
  /** Of a search that the listing hands on. */
  found: (found: number, count: number, words: string) => `${found} of ${count} open jobs for ${words}`,
  noneFound: (words: string) => `No open job matches ${words}.`,
  showAll: 'Show all open jobs',
  shown: (shown: number, count: number) => `Showing ${shown} of ${count} jobs`,
  more: 'Show more jobs',
  emptyWayOn: { text: 'Write to us', to: paths.contact },
}

export const jobCard = {
  company: 'Company',
  location: 'Location',
  salary: 'Salary',
  period: 'a year',
  id: (id: string) => `Job ${id}`,
}

export const jobDetail = {
  /** Used until the job's title is known. */
  title: 'Job details',
  description: 'What the job is, what it asks and what it pays, with a form to apply in about five minutes.',
  back: { text: 'All open jobs', to: paths.jobs },
  /** For a visitor who came from one of them. */
  backTo: [
    { text: 'Back to the job list', to: paths.jobs },
    { text: 'Back to the search', to: paths.jobsListing },
    { text: 'Back to the home page', to: paths.home },
  ],
  about: 'The job',
  noDescription: 'The employer has not sent us a description yet. Apply, and a consultant will tell you more.',
  requirements: 'What it asks',
  facts: 'At a glance',
  labels: {
    company: 'Company',
    location: 'Location',
    type: 'Job type',
    level: 'Experience level',
    salary: 'Salary',
    id: 'Job number',
  },
  notSpecified: 'Not specified',
  apply: 'Apply Now',
  /** In print. */
  applyAt: (address: string) => `Apply at ${address}`,
  print: 'Print',
  related: 'Related jobs',
  applyNote: 'Your name, your email and a resume as a PDF. You hear from us within 48 to 72 working hours.',
}
