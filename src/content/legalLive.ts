import { agency } from './agency'
import { legal } from './legal'
import { fill } from './legalGaps'

/** Of a build for a real backend. */
export const liveLegalPages = {
  privacy: {
    title: legal.privacy,
    picture: 'legal-privacy',
    description:
      'Who is responsible for your data on this website, what is kept, for how long, and the rights you have.',
    lead: 'You decide what you tell us. This page says who handles it, what is kept, for how long, and how you remove it.',
    parts: {
      'Who is responsible': `${fill('company')}, ${fill('number')}, ${fill('office')}. Questions: ${agency.email}.`,
      'What the forms send': `${fill('forms')}. Your resume goes to an employer after you have said yes, and to nobody before.`,
      'What stays in your browser': `\
What you type into a form stays in this tab until you send it or close the tab, so that a reload loses nothing. Your \
choice of theme and a login to the admin area stay in this browser. We count no visits, and set no cookies, but \
for one that may keep our staff signed in.`,
      'Other services': `\
The headlines come from a news service, which sees your internet address. A link to another website opens in a new \
tab, and from there on that website’s notice applies. ${fill('recipients')}.`,
      'How long we keep it': `${fill('retention')}.`,
      'Your rights': `${fill('rights')}. Write to ${agency.email} to see, correct or remove what we hold about you.`,
    },
  },
  terms: {
    title: legal.terms,
    picture: 'legal-terms',
    description: 'Who runs this website, what is free, what you pay for, and what you can rely on when you read it.',
    lead: 'Introductions to employers are free for candidates. What you pay for is agreed in writing first.',
    parts: {
      'Who we are': `${fill('company')}, ${fill('number')}, ${fill('office')}. ${fill('licenses')}.`,
      'What candidates pay for': `\
Coaching, help with your resume and a professional website. Introductions to employers are free, and no candidate pays \
us or an employer for a job. You get each price in writing before you agree to it.`,
      'What to rely on': `\
We check openings before we show them, but an employer may fill or change one at any time. What these pages say of \
verification, immigration and contracts explains published rules and is no advice on your case.`,
      Law: `${fill('law')}.`,
      'Names and drawings': `The drawings of people follow Open Peeps by Pablo Stanley, which are in the public domain.`,
    },
  },
} as const
