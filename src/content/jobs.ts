import { formatNumber } from './formatNumber'
import { paths } from './paths'

/** `/jobs-listing`, the seven built-in jobs with filters. */
export const jobsListing = {
  title: 'Job search: our seven picks',
  description: 'Seven jobs picked by our consultants, to search by keyword, type and level.',
  lead: 'Seven jobs our consultants know by heart, with salaries in US dollars. Your search carries over to all open jobs.',
  search: { label: 'Search jobs', keyword: 'Keyword', keywordExample: 'Job or place', submit: 'Search', maxLength: 80 },
  filters: {
    type: { label: 'Job type', any: 'Any type' },
    level: { label: 'Experience level', any: 'Any level' },
    industry: { label: 'Industry', any: 'Any industry' },
  },
  narrow: 'Narrow the list',
  /** The button that unfolds the filters on a phone. */
  filter: (chosen: number) => (chosen === 0 ? 'Filter' : `Filter (${chosen})`),
  /** The name of a chip that removes a filter. */
  remove: (filter: string) => `Remove ${filter}`,
  results: 'Picked by our consultants',
  pickedBy: (name: string) => `Picked by ${name}`,
  /** Heard with the words of the search: two may find as many jobs. */
  found: (count: number, words = '') =>
    (count === 1 ? '1 job found' : `${formatNumber(count)} jobs found`) + (words && ` for ${words}`),
  pages: 'Jobs',
  searchAll: (words: string) => `Search all open jobs for ${words}`,
}

/** Job types as schema.org names them. */
export const employment = {
  'Full-Time': 'FULL_TIME',
  'Part-Time': 'PART_TIME',
  Internship: 'INTERN',
  Contract: 'CONTRACTOR',
} as const

export const jobSearch = { title: 'Which job are you after?' }

const lead = 'Salaries are yearly and in US dollars. Open a job to read more and to apply.'

const count = (jobs: number) => (jobs === 1 ? '1 open job' : `${formatNumber(jobs)} open jobs`)

/** `/jobs`, the plain list from the server. */
export const jobsPage = {
  title: 'Every open job',
  description: lead,
  lead,
  toListing: { text: 'Our seven picks', to: paths.jobsListing },
  count,
  /** For screen readers. */
  option: (name: string, jobs = 0, isChosen = false) => `${name}, ${count(jobs)}${isChosen ? ', chosen' : ''}`,
  openJobs: count,
  /** Of a search. */
  found: (found: number, jobs: number, words: string) =>
    words ? `${formatNumber(found)} of ${count(jobs)} for ${words}` : count(jobs),
  noneFound: (words: string) => `No open job matches ${words}.`,
  otherIndustries: 'Other industries',
  showAll: 'Show all open jobs',
  emptyWayOn: { text: 'Write to us', to: paths.contact },
}

/** What a card and a page show for missing fields (spec section 3). */
export const jobDefaults = {
  location: 'Remote',
  company: 'Not specified',
  requirements: 'Not specified',
  salary: 'N/A',
  type: 'Not specified',
  level: 'Not specified',
}

export const jobCard = {
  company: 'Company',
  location: 'Location',
  salary: 'Salary',
  period: 'a year',
  id: (id: string) => `Job ${id.padStart(4, '0')}`,
}

export const jobDetail = {
  /** Used until the job's title is known. */
  title: 'Job details',
  missing: 'Job not found',
  description: 'What the job is, what it asks and what it pays, with a form to apply in about five minutes.',
  /** For search engines and link previews. */
  describe: (job: string) => `${job}: what the job is, what it asks and what it pays, with a form to apply.`,
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
  period: 'a year, in US dollars',
  labels: {
    type: 'Job type',
    level: 'Experience level',
    salary: 'Salary',
    id: 'Reference',
  },
  apply: 'Apply Now',
  /** In print. */
  applyAt: (address: string) => `Apply at ${address}`,
  print: 'Print',
  related: 'Related jobs',
  applyNote: 'Your name, your email and a resume as a PDF.',
}
