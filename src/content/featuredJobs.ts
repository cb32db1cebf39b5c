import { type Path, paths } from './paths'

/** Spec section 3. `type` is the kind of contract, not the listing's filter. */
export interface FeaturedJob {
  title: string
  location: string
  type: 'Full-time' | 'Contract' | 'Part-time'
  to: Path
}

export const featuredJobs: readonly FeaturedJob[] = [
  {
    title: 'Senior Backend Engineer',
    location: 'Bengaluru, India',
    type: 'Full-time',
    to: `${paths.jobsListing}?q=backend`,
  },
  { title: 'Day Surgery Nurse', location: 'Toronto, Canada', type: 'Part-time', to: `${paths.jobsListing}?q=nurse` },
  { title: 'Interim Finance Manager', location: 'Singapore', type: 'Contract', to: `${paths.jobsListing}?q=finance` },
  {
    title: 'Supply Chain Planner',
    location: 'Dubai, United Arab Emirates',
    type: 'Full-time',
    to: `${paths.jobsListing}?q=planner`,
  },
  { title: 'Network Engineer', location: 'Berlin, Germany', type: 'Contract', to: `${paths.jobsListing}?q=network` },
  { title: 'Customer Support Associate', location: 'Remote', type: 'Part-time', to: `${paths.jobsListing}?q=support` },
]
