import { type Link, paths } from './paths.ts'

interface Call {
  title: string
  text: string
  action: Link
  /** On the page that `action` leads to. */
  here?: Link
  /** Of its button: a view has one that stands out. */
  variant?: 'secondary'
  picture: 'cta-candidate' | 'cta-employer'
}

export const callToAction: { label: string; candidates: Call; employers: Call } = {
  label: 'What next',
  candidates: {
    title: 'Looking for your next job?',
    text: 'Apply in a few minutes with your name, your email and a PDF of your resume.',
    action: { text: 'See open jobs', to: paths.jobs },
    here: { text: 'See our picks', to: paths.jobsListing },
    picture: 'cta-candidate',
  },
  employers: {
    title: 'Looking for someone to hire?',
    text: 'Tell us the job, the place and the date. A consultant answers and offers a call.',
    action: { text: 'Hire us', to: paths.hireUs },
    variant: 'secondary',
    picture: 'cta-employer',
  },
}
