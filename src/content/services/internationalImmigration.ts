import { consultantByDepartment } from '../consultants'
import { paths } from '../paths'
import type { Service } from './types'
import { promisedHours } from '../promise'

export const internationalImmigration: Service = {
  path: paths.internationalImmigration,
  title: 'Immigration assessment',
  area: 'International',
  description: `\
A written assessment of the published routes to work abroad. We explain them, a licensed adviser advises, the \
authority decides.`,
  lead: `\
You learn which routes could fit you, what each one asks for and what is still missing. In writing, within 10 working \
days.`,
  picture: 'service-international-immigration',
  action: { text: 'Ask for an assessment', to: paths.contact },
  secondary: { text: 'Job assistance abroad', to: paths.internationalAssistance },
  blocks: [
    {
      kind: 'prose',
      title: 'What we do, and what we do not',
      paragraphs: [
        `\
We read your documents and lay the published routes of up to three countries beside them. We explain published \
routes; a licensed adviser advises on your case. The immigration authority of the country decides, and only that \
authority.`,
        `\
For advice and for representation we name the public register of licensed advisers, and you choose one.`,
      ],
      aside: 'We explain. A licensed adviser advises. The authority decides.',
      drawing: 'doors',
    },
    {
      kind: 'cards',
      title: 'What the assessment says',
      picture: 'specimen-assessment',
      items: [
        { title: 'The published routes', text: 'Of up to three countries, each with a sheet of its own.' },
        { title: 'What each one asks for', text: 'Point by point: it is there, or it is still missing.' },
        { title: 'Fees and times', text: 'As the authority publishes them. You pay the authority, never us.' },
        { title: 'Its date', text: 'Rules change: each assessment carries its date and its sources.' },
      ],
    },
    {
      kind: 'comparison',
      title: 'Routes in general terms',
      intro: `\
Names, conditions and fees differ from country to country. This is a map for orientation, not advice on your case.`,
      columns: ['Route', 'Often suits you if', 'Usually rests on', 'Acts first'],
      rows: [
        {
          label: 'Sponsored by an employer',
          picture: 'routes',
          part: 'employer',
          cells: ['You have a job offer', 'The offer, your qualification and the pay', 'The employer'],
        },
        {
          label: 'Skills or points',
          picture: 'routes',
          part: 'points',
          cells: ['Your profession is in demand', 'Age, degree, experience and language', 'You'],
        },
        {
          label: 'Transfer within a company',
          picture: 'routes',
          part: 'transfer',
          cells: ['Your employer has an office there', 'Time with the company and your work there', 'The employer'],
        },
        {
          label: 'Study, then work',
          picture: 'routes',
          part: 'study',
          cells: ['You want a local degree first', 'Admission, funds and language', 'You and the college'],
        },
        {
          label: 'Family',
          picture: 'routes',
          part: 'family',
          cells: ['A partner or relative lives there', 'The relationship, income and home', 'Often the relative'],
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'Documents for the assessment',
      intro: 'Copies are enough. Send what you have and we list what is missing.',
      groups: [
        {
          title: 'You',
          items: [
            'Passport, all pages with entries',
            'Birth and marriage certificates, if they apply',
            'Earlier visas and refusals',
          ],
        },
        {
          title: 'Your profession',
          items: ['Degrees and transcripts', 'Letters from employers with dates and duties', 'License or registration'],
        },
        {
          title: 'Your means',
          items: ['Language test results', 'Proof of savings, last 6 months', 'The job offer, if there is one'],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How the assessment runs',
      steps: [
        {
          when: `Within ${promisedHours} working hours`,
          title: 'First contact',
          text: 'We ask which countries you mean, send you the list of documents and a safe way to hand them in.',
        },
        {
          when: '30 minutes',
          title: 'Interview',
          text: 'We go through your history with you. A refusal in the past is no shame, but we must know of it.',
        },
        {
          when: 'Within 10 working days',
          title: 'Written assessment',
          text: `\
Counted from your documents. For each country: the published routes, what each one asks for, what is missing, fees \
and times.`,
        },
        {
          when: 'The week after',
          title: 'Your questions',
          text: 'A call about the assessment. After it you know your next step, even if that step is to wait.',
        },
      ],
    },
    {
      kind: 'questions',
      title: 'What you should know first',
      by: consultantByDepartment.support,
      items: [
        {
          question: 'Does a good assessment mean that I get a visa?',
          answer: `\
No. It means that the published rules name no obvious obstacle. The authority looks at your case itself and may \
decide otherwise.`,
        },
        {
          question: 'Do you fill in the application for me?',
          answer: `\
You stay the applicant. We help you understand the form and the papers it asks for. Where representation needs a \
license, a licensed adviser does it.`,
        },
        {
          question: 'Do I pay government fees through you?',
          answer:
            'No. You pay them to the authority yourself, never to us. The assessment lists them with their sources.',
        },
        {
          question: 'What happens to my documents?',
          answer: `\
Only the people who work on your assessment see them. Ask us to delete them and we do, unless the law makes us keep \
one.`,
        },
      ],
    },
  ],
  closing: {
    title: 'Not sure where you stand?',
    text: 'That is what the assessment is for. Write us your profession, your passport country and your goal.',
    drawing: 'doors',
    action: { text: 'Ask for an assessment', to: paths.contact },
  },
}
