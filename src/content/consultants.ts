import type { PictureName } from '@/pictures'
import type { IndustryId } from '@/contract/endpoints'
import type { agency } from './agency'
import type { Department } from './contact'

export interface Consultant {
  name: string
  role: string
  office: (typeof agency.offices)[number]['city']
  text: string
  picture: PictureName
  /** Whose jobs they look after, wherever these are. */
  industries: readonly IndustryId[]
  /** How the places end whose other jobs they look after. */
  places: readonly string[]
  /** The same in words. */
  openings: string
}

const eleanor: Consultant = {
  name: 'Eleanor Marsh',
  role: 'Head of employer services',
  office: 'London',
  text: 'Founded Alderway with Grace. Asks an employer what the last person in the job found hard, and waits.',
  picture: 'consultant-eleanor',
  industries: [],
  places: ['United Kingdom', 'Ireland', 'Germany', 'Netherlands'],
  openings: 'openings in Europe',
}

const rohan: Consultant = {
  name: 'Rohan Iyer',
  role: 'Head of global IT recruitment',
  office: 'Bengaluru',
  text: 'Was a backend engineer for nine years. Asks about the worst night on call and listens to the answer.',
  picture: 'consultant-rohan',
  industries: ['it'],
  places: ['India', 'Singapore', 'Malaysia'],
  openings: 'openings in IT, and in Asia',
}

const claire: Consultant = {
  name: 'Claire Beaumont',
  role: 'Head of candidate services',
  office: 'Toronto',
  text: 'Looks after job assistance at home and abroad. Has rewritten her own resume more often than anyone should.',
  picture: 'consultant-claire',
  industries: [],
  places: ['Canada', 'United States'],
  openings: 'remote openings and those in the Americas',
}

export const yusuf: Consultant = {
  name: 'Yusuf Al Hamadi',
  role: 'Head of verification',
  office: 'Dubai',
  text: 'Knows which registrar answers the phone and which one wants a letter. Patient with both.',
  picture: 'consultant-yusuf',
  industries: [],
  places: ['United Arab Emirates'],
  openings: 'openings in the Gulf',
}

const grace: Consultant = {
  name: 'Grace Adeyemi',
  role: 'Head of training and people',
  office: 'London',
  text: 'Founded Alderway with Eleanor. Plans the training programs, and hires everyone who works here.',
  picture: 'consultant-grace',
  industries: ['education'],
  places: [],
  openings: 'openings in education',
}

export const consultants: readonly Consultant[] = [eleanor, rohan, claire, yusuf, grace]

/** Who reads the messages of each department. */
export const consultantByDepartment: Record<Department, Consultant> = { sales: eleanor, support: claire, hr: grace }

/** Who reads a message about a service, by the word that its page's links to the contact form have in `about`. */
export const specialists: ReadonlyMap<string | null, Consultant> = new Map([
  ['verification', yusuf],
  ['training', grace],
  ['global-it', rohan],
])

/** Who looks after the jobs that are nobody else's. */
export const fallback = claire

export const yourConsultant = {
  title: 'Your consultant',
  /** Of a job. */
  text: (name: string, openings: string) =>
    `${name.split(' ')[0]}’s team reads your application and looks after ${openings}.`,
}
