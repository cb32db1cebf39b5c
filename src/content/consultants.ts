import type { PictureName } from '@/pictures'
import type { agency } from './agency'
import type { Department } from './contact'
import type { IndustryId } from './industries'

export interface Consultant {
  name: string
  role: string
  office: (typeof agency.offices)[number]['city']
  text: string
  picture: PictureName
  /** Whose jobs they look after. */
  industries: readonly IndustryId[]
}

const eleanor: Consultant = {
  name: 'Eleanor Marsh',
  role: 'Managing director',
  office: 'London',
  text: 'One of the two founders. Still takes one candidate call a week, so as not to forget what it is about.',
  picture: 'consultant-eleanor',
  industries: ['finance'],
}

const rohan: Consultant = {
  name: 'Rohan Iyer',
  role: 'Head of global IT recruitment',
  office: 'Bengaluru',
  text: 'Was a back end engineer for nine years. Asks about the worst night on call and listens to the answer.',
  picture: 'consultant-rohan',
  industries: ['it', 'telecom'],
}

const claire: Consultant = {
  name: 'Claire Beaumont',
  role: 'Head of candidate services',
  office: 'Toronto',
  text: 'Looks after job assistance at home and abroad. Has rewritten her own resume more often than anyone should.',
  picture: 'consultant-claire',
  industries: ['healthcare'],
}

const yusuf: Consultant = {
  name: 'Yusuf Al Hamadi',
  role: 'Head of verification',
  office: 'Dubai',
  text: 'Knows which registrar answers the phone and which one wants a letter. Patient with both.',
  picture: 'consultant-yusuf',
  industries: ['logistics', 'manufacturing'],
}

const grace: Consultant = {
  name: 'Grace Adeyemi',
  role: 'Head of training',
  office: 'London',
  text: 'Plans the trainee programmes. Spends a day at your site before she writes the first exercise.',
  picture: 'consultant-grace',
  industries: ['education', 'retail'],
}

export const consultants: readonly Consultant[] = [eleanor, rohan, claire, yusuf, grace]

/** Who reads the messages of each department. */
export const consultantOf: Record<Department, Consultant> = { sales: eleanor, support: claire, hr: grace }

/** Who looks after a job of an unknown industry, far from every office. */
export const founder = eleanor

export const yourConsultant = {
  title: 'Your consultant',
  /** Of a job. */
  text: (name: string) => `${name.split(' ')[0]} looks after this job and reads every application.`,
}
