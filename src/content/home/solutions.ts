import type { PictureName } from '@/pictures'
import { missingPaths, type Path, paths } from '../paths'
import type { Heading } from './types'

export interface Solution {
  title: string
  text: string
  to: Path
  picture: PictureName
  /** Of a picture that has one for each item. */
  part?: string
}

export const hrSolutions: Heading & { items: readonly Solution[] } = {
  title: 'HR solutions',
  intro: 'Four things you can hand to us, one at a time or together.',
  items: [
    {
      title: 'Recruitment',
      text: 'You describe the job. We search, interview and bring you a shortlist of 3 to 5 people.',
      to: paths.talentAcquisition,
      picture: 'solutions',
      part: 'hire',
    },
    {
      title: 'Training',
      text: 'New people learn your work in 4 or 12 weeks, in groups of up to 12, with a plan for each week.',
      to: paths.employeeTrainee,
      picture: 'solutions',
      part: 'train',
    },
    {
      title: 'Global IT hiring',
      text: 'Software, data, cloud and security people from four regions, interviewed by engineers first.',
      to: paths.globalIt,
      picture: 'solutions',
      part: 'global',
    },
    {
      title: 'Verification',
      text: 'Identity, education and past employment, confirmed at the source and only with consent.',
      to: paths.domesticVerification,
      picture: 'solutions',
      part: 'verify',
    },
  ],
}

export const offers = {
  title: 'What we offer',
  intro: 'For you as a candidate and for you as an employer, at home and abroad.',
  items: [
    {
      title: 'Job search assistance',
      text: 'Choose 3 or 6 months. Each month you see 4 to 5 openings that fit your resume.',
      to: paths.domesticAssistance,
    },
    {
      title: 'Local hiring',
      text: 'People who live near your site and can start soon, from the shop floor to the office.',
      to: paths.domesticLocalHiring,
    },
    {
      title: 'Your professional website',
      text: 'A page of your own to send with every application. It stays up for one year. Renewal costs 50%.',
      to: paths.domesticProfessionalWorld,
    },
    {
      title: 'Jobs abroad',
      text: 'A search in the country you choose, with a minimum of 3 specialized openings within 3 months.',
      to: paths.internationalAssistance,
    },
    {
      title: 'Immigration assessment',
      text: `\
The published routes that could fit you and the papers each one asks for, in writing within 10 working days.`,
      to: paths.internationalImmigration,
    },
    {
      title: 'International verification',
      text: 'A degree in one country, a job in another: each confirmed at its source, all in one report.',
      to: paths.internationalVerification,
    },
  ],
  more: { text: 'All services', to: missingPaths.services },
}
