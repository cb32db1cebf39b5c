import { paths } from '../paths'
import type { Service } from './types'
import { promisedHours } from '../promise'

export const internationalStart: Service = {
  path: paths.internationalStart,
  title: 'Let’s get started, across borders',
  area: 'International',
  description: `\
Register for work in another country: a video call first, then two pages on your options in up to three countries.`,
  lead: `\
A job abroad is two decisions: the work and the country. We look at both with you before you spend money on either.`,
  picture: 'service-international-start',
  action: { text: 'Register with us', to: paths.contact },
  secondary: { text: 'How immigration assessment works', to: paths.internationalImmigration },
  blocks: [
    {
      kind: 'prose',
      title: 'First, is it a good idea?',
      paragraphs: [
        `\
Sometimes the honest answer is not yet. A missing certificate, a language level or a year of experience can make the \
difference between a hard road and a short one. We tell you in the first call, not in month five.`,
        `\
When the answer is yes, you know which countries, which jobs and roughly how long. You decide with that in your hand.`,
        `\
When it is not yet, you know what is missing and where to get it: the certificate, the language course, the year of \
work. Write again when you have it, and we go on from where we stopped.`,
      ],
      aside: 'Better one sober call now than a suitcase too early.',
      drawing: 'suitcase',
    },
    {
      kind: 'steps',
      title: 'What happens after you register',
      steps: [
        {
          when: 'Day 1',
          title: 'You write to us',
          text: 'Use the contact form. Name your profession, where you live now and the countries you have in mind.',
        },
        {
          when: `Within ${promisedHours} working hours`,
          title: 'First contact',
          text: 'A consultant writes to you and offers a video call at an hour that suits your time zone.',
        },
        {
          when: '45 minutes',
          title: 'The orientation call',
          text: `\
Your profession, your languages, your savings, your date, and who would come with you. Partners are welcome.`,
        },
        {
          when: 'Within 5 working days',
          title: 'Your country note',
          text: 'Two pages on up to three countries: demand for your work, recognition of your degree, likely routes.',
        },
        {
          when: 'Your decision',
          title: 'Plan or pause',
          text: `\
You start job assistance, ask for an immigration assessment first, or keep the note and think it over.`,
        },
      ],
    },
    {
      kind: 'cards',
      title: 'What your country note says',
      picture: 'specimen-note',
      items: [
        { title: 'Demand for your work', text: 'Where your profession is sought, and where it is not.' },
        { title: 'Your degree', text: 'Whether it is recognized there, and who decides that.' },
        { title: 'Likely routes', text: 'And roughly how long each one takes.' },
        { title: 'Plan or pause', text: 'You decide with the note in your hand.' },
      ],
    },
    {
      kind: 'cards',
      title: 'Four ways on from here',
      intro: 'They fit together. Most people begin with one of the first two.',
      items: [
        {
          title: 'Job assistance',
          text: '3 or 6 months, 4 to 5 openings a month, with employers who hire from abroad.',
          to: paths.internationalAssistance,
          drawing: 'service-international-assistance',
        },
        {
          title: 'Immigration assessment',
          text: 'Which routes could fit you, what speaks for each and what is missing. The authority decides.',
          to: paths.internationalImmigration,
          drawing: 'service-international-immigration',
        },
        {
          title: 'Verification',
          text: 'Degrees, jobs and references confirmed once, in a form that employers abroad can read.',
          to: paths.internationalVerification,
          drawing: 'service-international-verification',
        },
        {
          title: 'Professional website',
          text: 'Your work on one page for people who have never met you, valid for one year.',
          to: paths.internationalProfessionalWorld,
          drawing: 'service-international-professional-world',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'Bring this to the call',
      intro: 'Nothing needs to be translated yet.',
      groups: [
        {
          title: 'About your work',
          items: [
            'Your resume, in any language that we can read together',
            'Your degree or trade certificate',
            'Your license, if your work needs one',
          ],
        },
        {
          title: 'About your move',
          items: [
            'The expiry date of your passport',
            'Language certificates, if you have any',
            'Who would move with you',
            'The earliest month in which you could go',
          ],
        },
      ],
    },
  ],
  closing: {
    title: 'Which country do you have in mind?',
    text: 'Write its name and your profession. That is enough for a first answer.',
    drawing: 'tag',
    action: { text: 'Open the contact form', to: paths.contact },
  },
}
