import { consultantByDepartment } from '../consultants'
import { paths } from '../paths'
import type { Service } from './types'
import { promisedHours } from '../promise'

export const internationalAssistance: Service = {
  path: paths.internationalAssistance,
  title: 'Job assistance across borders',
  area: 'International',
  description: `\
Find work abroad with 3 or 6 months of assistance: 4 to 5 openings a month from employers who hire across borders.`,
  lead: 'Many job ads never mean you if you live elsewhere. We search for 3 or 6 months among those that do.',
  picture: 'service-international-assistance',
  action: { text: 'Ask for a plan', to: paths.contact },
  secondary: { text: 'Begin with an assessment', to: paths.internationalImmigration },
  blocks: [
    {
      kind: 'cards',
      title: 'What is different from a search at home',
      picture: 'specimen-abroad',
      items: [
        {
          title: 'Employers who can',
          text: `\
Before you see an opening, we ask the employer whether they hire from abroad. If not, it is not for you.`,
        },
        {
          title: 'Your resume, read there',
          text: `\
Length, photo, dates, degree names: each country reads a resume its own way. Yours is adapted for up to two.`,
        },
        {
          title: 'Interviews across time zones',
          text: 'We arrange the hour, test the line with you the day before and explain how interviews go there.',
        },
      ],
    },
    {
      kind: 'timetable',
      title: 'Your months with us',
      intro: `\
A work permit takes its own time and comes after the offer. You pay for coaching and your resume, never for a job: \
introductions to employers are free.`,
      plans: [
        {
          name: '3 months',
          summary: 'One country, one kind of job, papers in order. 12 to 15 openings, at least 3 of them specialized.',
          rows: [
            { when: 'Start', what: 'First contact, and an orientation call across time zones.' },
            { when: 'Month 1', what: 'Resume in the form of your target country. 4 to 5 openings.' },
            { when: 'Month 2', what: '4 to 5 openings. Practice interview by video, with notes in writing.' },
            { when: 'Month 3', what: '4 to 5 openings, at least 3 specialized ones in all. Offer read with you.' },
            {
              when: 'Months 4 to 6',
              what: 'No offer yet? Until the end of month 3 you can go on to 6, with the same consultant.',
              isAfter: true,
            },
          ],
        },
        {
          name: '6 months',
          summary: 'Two countries, or a degree that still needs recognition. 24 to 30 openings.',
          rows: [
            { when: 'Start', what: 'First contact, and an orientation call across time zones.' },
            { when: 'Month 1', what: 'Resumes for both countries. List of papers to request. 4 to 5 openings.' },
            { when: 'Month 2', what: '4 to 5 openings. Applications for recognition prepared with you.' },
            {
              when: 'Month 3',
              what: '4 to 5 openings, at least 3 specialized ones so far. Which country answers better?',
            },
            { when: 'Month 4', what: '4 to 5 openings in that country first. Two practice interviews.' },
            { when: 'Month 5', what: '4 to 5 openings. Second rounds, tests, talks about pay and cost of living.' },
            { when: 'Month 6', what: '4 to 5 openings. Offer read with you, list of steps for the move.' },
          ],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'When an offer arrives',
      steps: [
        {
          when: 'Same week',
          title: 'We read it with you',
          text: 'Pay after tax, hours, probation, notice, who pays for the move. You hear what is usual there.',
        },
        {
          when: 'Before you sign',
          title: 'The route is confirmed',
          text: 'By the employer, in writing: which permit they will support, who files it and who pays the fees.',
        },
        {
          when: 'After you sign',
          title: 'Papers and permit',
          text: 'You get a list with dates. The application is decided by the authority and by nobody else.',
        },
        {
          when: 'First month at work',
          title: 'One more call',
          text: 'Bank, home, colleagues, weather. We ask how it is and help where we can.',
        },
      ],
    },
    {
      kind: 'questions',
      title: 'Plain answers',
      by: consultantByDepartment.support,
      items: [
        {
          question: 'Can you promise me a job abroad?',
          answer: `\
No, and beware of anyone who does. We promise 4 to 5 openings a month and at least 3 specialized ones within 3 \
months.`,
        },
        {
          question: 'How good must my language be?',
          answer: 'Good enough to do the job and to be safe in it. Each opening states its level before you say yes.',
        },
        {
          question: 'What if the employer withdraws because of the permit?',
          answer: 'Your months run on and the next openings leave such employers out. We write down why it failed.',
        },
        {
          question: 'Do I ever pay an employer?',
          answer: 'No. An employer who asks you for money is not one we work with. Tell us at once if it happens.',
        },
      ],
    },
  ],
  closing: {
    title: 'Shall we see who hires from where you are?',
    text: `Tell us your profession and your country. First contact comes within ${promisedHours} working hours.`,
    drawing: 'board',
    action: { text: 'Talk to a consultant', to: paths.contact },
  },
}
