import { paths } from './paths'

/** `/jobs-listing`, the built-in jobs with filters. */
export const jobsListing = {
  title: 'Find your next job',
  description:
    'Search our open jobs by keyword, job type and experience level. Each says where it is and what it pays.',
  lead: 'Seven roles our consultants know by heart. Search them by word, by type or by how far along you are.',
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
  results: 'Open jobs',
  found: (count: number) => (count === 1 ? '1 job found' : `${count} jobs found`),
  pages: 'Jobs',
  all: { text: 'See every job in one list', to: paths.jobs },
}

export const jobSearch = { title: 'Which job are you after?' }

/** `/jobs`, the plain list from the server. */
export const jobList = {
  title: 'Every open job',
  description: 'All the jobs we are filling now, in one list: the employer, the place, the type and the salary.',
  lead: 'The whole list, nothing filtered. Open a job to read what it asks and to apply.',
  toListing: { text: 'Search with filters', to: paths.jobsListing },
  count: (count: number) => (count === 1 ? '1 open job' : `${count} open jobs`),
  shown: (shown: number, count: number) => `Showing ${shown} of ${count} jobs`,
  more: 'Show more jobs',
  emptyWayOn: { text: 'Write to us', to: paths.contact },
}

export const jobCard = { company: 'Company', location: 'Location', salary: 'Salary', id: (id: string) => `Job ${id}` }

export const jobDetail = {
  /** Used until the job's title is known. */
  title: 'Job details',
  description: 'What the job is, what it asks and what it pays, with a form to apply in about five minutes.',
  back: { text: 'All open jobs', to: paths.jobsListing },
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
