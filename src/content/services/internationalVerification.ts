import { paths } from '../paths'
import type { Service } from './types'
import { promisedHours } from '../promise'

export const internationalVerification: Service = {
  path: paths.internationalVerification,
  title: 'Verification across borders',
  area: 'International',
  description: `\
Your degrees, jobs and references confirmed at their source in other countries, with the working days for each check.`,
  lead: `\
A degree from one country, a job in a second, an employer in a third. We confirm each at its source and put it into \
one report.`,
  picture: 'service-international-verification',
  action: { text: 'Start a verification', to: `${paths.contact}?about=verification` },
  secondary: { text: 'Checks within one country', to: paths.domesticVerification },
  blocks: [
    {
      kind: 'cards',
      title: 'What the report does',
      picture: 'specimen-report',
      items: [
        { title: 'It says what was found', text: 'Source, day and answer: confirmed, not confirmed, or no answer.' },
        { title: 'It explains', text: 'What a degree is called there, how long it takes and how its grades are read.' },
        { title: 'It stays yours', text: 'Several employers can have it. You decide who, and can withdraw it.' },
        { title: 'It is not recognition', text: 'Whether a degree counts is for the recognition body to say.' },
      ],
    },
    {
      kind: 'steps',
      title: 'Four steps to one report',
      steps: [
        {
          when: `Within ${promisedHours} working hours`,
          title: 'First contact',
          text: `\
You tell us the countries and the employer. We tell you which checks make sense and in which language.`,
        },
        {
          when: 'Week 2',
          title: 'Consent and documents',
          text: 'You sign for each check in each country. Some sources ask for a form of their own: we send it to you.',
        },
        {
          when: 'Weeks 2 to 8',
          title: 'We ask at the source',
          text: `\
In the language of the place where we can, through a translator where we cannot. You get news every week.`,
        },
        {
          when: 'Within 3 working days',
          title: 'You read the report',
          text: `\
Counted from the last answer. You have 5 working days to correct it. Then it goes to the employers whom you name, and \
to no one else.`,
        },
      ],
    },
    {
      kind: 'comparison',
      title: 'How long each check takes',
      intro: `\
In working days from complete documents, side by side. Holidays there add to them. Right to work and address are \
checked at home only.`,
      columns: ['Check', 'At home', 'Abroad', 'Slowed by'],
      bars: { columns: ['At home', 'Abroad'], of: 30 },
      rows: [
        { label: 'Identity', cells: ['1 to 2', '2 to 3', 'A passport about to expire'] },
        { label: 'Education', cells: ['5 to 10', '10 to 15', 'Term breaks, paper archives'] },
        { label: 'Employment', cells: ['5 to 10', '10 to 15', 'Employers that closed or merged'] },
        { label: 'References', cells: ['3 to 5', '5 to 8', 'Time zones'] },
        { label: 'Professional license', cells: ['3 to 5', '10 to 15', 'Councils that answer by letter'] },
        { label: 'Criminal record', cells: ['10 to 20', '15 to 30', 'Authorities that ask you to apply in person'] },
      ],
    },
    {
      kind: 'checklist',
      title: 'What we need from you',
      groups: [
        {
          title: 'Once',
          items: ['Passport', 'Every name and spelling on your papers', 'Countries you lived in for 6 months or more'],
        },
        {
          title: 'For each country',
          items: [
            'Certificates in the original language',
            'Translations that you already have',
            'A person there who can answer, if you know one',
          ],
        },
      ],
    },
  ],
  closing: {
    title: 'How many countries are in your resume?',
    text: 'List them. We come back with the checks, the documents and the working days for each.',
    drawing: 'stamps',
    action: { text: 'Send us your list', to: `${paths.contact}?about=verification` },
  },
}
