import type { Link } from '../services/types'
import type { Heading } from './types'

interface Solution {
  title: string
  text: string
  to: Link['to']
  picture: 'solution-hire' | 'solution-train' | 'solution-global' | 'solution-verify'
}

interface Offer {
  title: string
  text: string
  to: Link['to']
}

export const hrSolutions: Heading & { items: readonly Solution[] } = {
  title: 'HR solutions',
  intro: 'Four things you can hand to us, one at a time or together.',
  items: [
    {
      title: 'Recruitment',
      text: 'You describe the role. We search, interview and bring you a shortlist of 3 to 5 people.',
      to: '/talent-acquisition',
      picture: 'solution-hire',
    },
    {
      title: 'Training',
      text: 'New people learn your work in 4 or 12 weeks, in groups of up to 12, with a plan for each week.',
      to: '/employee-trainee',
      picture: 'solution-train',
    },
    {
      title: 'Global IT hiring',
      text: 'Software, data, cloud and security people from four regions, interviewed by engineers first.',
      to: '/global-it-recruitment',
      picture: 'solution-global',
    },
    {
      title: 'Verification',
      text: 'Identity, education and past employment, confirmed at the source and only with consent.',
      to: '/domestic/verification',
      picture: 'solution-verify',
    },
  ],
}

export const offers: Heading & { items: readonly Offer[]; more: Link } = {
  title: 'What we offer',
  intro: 'For you as a candidate and for you as an employer, at home and abroad.',
  items: [
    {
      title: 'Job search assistance',
      text: 'Choose 3 or 6 months. Each month you see 4 to 5 openings that fit your resume.',
      to: '/domestic/job-assistance',
    },
    {
      title: 'Local hiring',
      text: 'People who live near your site and can start soon, from the shop floor to the office.',
      to: '/domestic/local-hiring',
    },
    {
      title: 'Your professional website',
      text: 'A page of your own to send with every application. It stays up for one year and renews at 50%.',
      to: '/domestic/professional-world',
    },
    {
      title: 'Jobs abroad',
      text: 'A search in the country you choose, with a minimum of 3 specialised openings within 3 months.',
      to: '/international/job-assistance',
    },
    {
      title: 'Immigration assessment',
      text: 'The routes that could fit you and the papers each one asks for, in writing within 10 working days.',
      to: '/international/immigration',
    },
    {
      title: 'International verification',
      text: 'A degree in one country, a job in another: each confirmed at its source, all in one report.',
      to: '/international/verification',
    },
  ],
  more: { text: 'All services', to: '/services' },
}
