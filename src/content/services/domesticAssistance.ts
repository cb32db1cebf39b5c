import { consultantByDepartment } from '../consultants'
import { paths } from '../paths'
import type { Service } from './types'
import { promisedHours } from '../promise'

export const domesticAssistance: Service = {
  path: paths.domesticAssistance,
  title: 'Job assistance for 3 or 6 months',
  area: 'Domestic',
  description:
    'Job search assistance over 3 or 6 months: 4 to 5 openings a month and one consultant who knows your profile.',
  lead: `\
You choose 3 months or 6. Each month your consultant brings you 4 to 5 openings that fit what you can do and what you \
want.`,
  picture: 'service-domestic-assistance',
  action: { text: 'Ask for a plan', to: paths.contact },
  secondary: { text: 'See open jobs', to: paths.jobs },
  blocks: [
    {
      kind: 'timetable',
      title: 'Two plans, month by month',
      intro: `\
Both start with the same call. You pay for coaching and your resume, never for a job: introductions to employers are \
free.`,
      plans: [
        {
          name: '3 months',
          summary: 'For you if you know the job you want. 12 to 15 openings, at least 3 of them specialized.',
          rows: [
            { when: 'Start', what: 'First contact, a 30-minute call and a written plan.' },
            { when: 'Month 1', what: 'Resume rewritten with you. 4 to 5 openings. First applications out.' },
            { when: 'Month 2', what: '4 to 5 openings. One practice interview, with written notes.' },
            {
              when: 'Month 3',
              what: '4 to 5 openings. By now at least 3 were specialized. Help with weighing offers.',
            },
            {
              when: 'Months 4 to 6',
              what: 'No offer yet? Until the end of month 3 you can go on to 6, with the same consultant.',
              isAfter: true,
            },
          ],
        },
        {
          name: '6 months',
          summary: 'For you if you change fields, return after a break or aim a level higher. 24 to 30 openings.',
          rows: [
            { when: 'Start', what: 'First contact, a 30-minute call and a written plan.' },
            { when: 'Month 1', what: 'Resume and cover letter for two kinds of job. 4 to 5 openings.' },
            { when: 'Month 2', what: '4 to 5 openings. One practice interview, with written notes.' },
            {
              when: 'Month 3',
              what: '4 to 5 openings, at least 3 specialized ones so far. We review the plan together.',
            },
            { when: 'Month 4', what: '4 to 5 openings along the reviewed plan. Second practice interview.' },
            { when: 'Month 5', what: '4 to 5 openings. Preparation for second rounds and tests.' },
            { when: 'Month 6', what: '4 to 5 openings. Help with offers, notice and your first week.' },
          ],
        },
      ],
    },
    {
      kind: 'statistics',
      title: 'The promise in figures',
      items: [
        { value: promisedHours, label: 'working hours until first contact' },
        { value: '4 to 5', label: 'openings a month' },
        { value: '3', label: 'specialized openings within 3 months, at least' },
      ],
    },
    {
      kind: 'cards',
      title: 'What an opening from us contains',
      intro: 'A link to a job board is not an opening. Ours come with four things.',
      picture: 'specimen-opening',
      items: [
        {
          title: 'The job itself',
          text: 'Title, place, hours and pay where the employer states it. We have checked that it is still open.',
        },
        {
          title: 'Why it fits you',
          text: 'Two or three sentences on what matches your profile, and an honest word on what does not.',
        },
        {
          title: 'Your answer',
          text: 'You say yes, no or not yet. A no helps too: the next selection takes it into account.',
        },
        {
          title: 'What comes next',
          text: `\
After a yes, the employer has your resume within 2 working days, and we tell you when we expect an answer.`,
        },
      ],
    },
    {
      kind: 'questions',
      title: 'What people ask us',
      by: consultantByDepartment.support,
      items: [
        {
          question: 'What is a specialized opening?',
          answer: `\
A job that asks for your field by name, such as payroll accountant or surgical nurse, and not a general one that you \
could also do.`,
        },
        {
          question: 'Do you promise me a job?',
          answer: 'No. We promise the openings, the preparation and the dates. The employer decides whom to hire.',
        },
        {
          question: 'Can I go from 3 months to 6?',
          answer: 'Yes, until the end of month 3. You keep your consultant and the plan is carried on.',
        },
        {
          question: 'What if I find work on my own?',
          answer: 'Good. Tell your consultant and we stop looking. If you want, we read the offer with you.',
        },
        {
          question: 'What does it cost?',
          answer: `\
You pay for coaching, practice interviews and your resume. Introductions to employers are free, and you owe nothing if \
one leads to a job. You get the price of the plan in writing after the call and before you agree to anything.`,
        },
      ],
    },
  ],
  closing: {
    title: 'Three months or six?',
    text: 'You need not know yet. Tell us where you stand and we suggest one, with the reason.',
    drawing: 'months',
    action: { text: 'Talk to a consultant', to: paths.contact },
  },
}
