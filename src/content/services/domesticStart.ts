import { consultantByDepartment } from '../consultants'
import { paths } from '../paths'
import type { Service } from './types'
import { promisedHours } from '../promise'

export const domesticStart: Service = {
  path: paths.domesticStart,
  title: 'Let’s get started, close to home',
  area: 'Domestic',
  description:
    'Register for a job in the country you live in: five steps from your first message to 4 to 5 openings a month.',
  lead: 'Tell us who you are and what work you want. A consultant reads it and writes to you.',
  picture: 'service-domestic-start',
  action: { text: 'Register with us', to: paths.contact },
  secondary: { text: 'See open jobs', to: paths.jobs },
  blocks: [
    {
      kind: 'statistics',
      title: 'What you can count on',
      items: [
        { value: promisedHours, label: 'working hours until our first contact' },
        { value: '3 or 6', label: 'months of job search assistance, as you choose' },
        { value: '4 to 5', label: 'openings a month that fit your profile' },
      ],
    },
    {
      kind: 'steps',
      title: 'From your first message to your first opening',
      intro: 'You deal with one consultant from start to finish.',
      steps: [
        {
          when: 'Day 1',
          title: 'You register',
          text: 'Send the contact form with your name, your email and two or three lines about the work you want.',
        },
        {
          when: 'Within 3 working days',
          title: 'We make contact',
          text: `\
Your consultant writes to you, introduces themselves, asks for your resume and offers times for a call.`,
        },
        {
          when: '30 minutes',
          title: 'We talk',
          text: `\
By phone or video: what you have done, what you want next, where you can work and what you need to earn.`,
        },
        {
          when: 'Within 3 working days of the call',
          title: 'You get a written plan',
          text: `\
One page: the jobs to aim for, what to change in your resume, and whether 3 or 6 months suits you better.`,
        },
        {
          when: 'Month 1',
          title: 'The openings begin',
          text: `\
Once you say yes to the plan, you see 4 to 5 openings a month. Nothing goes out without your agreement.`,
        },
      ],
    },
    {
      kind: 'cards',
      title: 'The plan, on one page',
      picture: 'specimen-plan',
      items: [
        { title: 'Jobs to aim for', text: 'By title and place, in the order in which we would try them.' },
        { title: 'What to change in your resume', text: 'Marked line by line. The facts stay yours.' },
        { title: '3 or 6 months', text: 'Which of the two suits you better, and why.' },
        { title: 'What comes each month', text: '4 to 5 openings that fit your profile, from month 1.' },
      ],
    },
    {
      kind: 'checklist',
      title: 'What to have at hand',
      intro: 'Half an hour is enough to collect it. Whatever is missing can follow later.',
      groups: [
        {
          title: 'For the form',
          items: [
            'Your full name',
            'An email address that you read every day',
            'The job you want, in a few words',
            'The towns you can reach, or that you want remote work',
          ],
        },
        {
          title: 'For the call',
          items: [
            'Your resume as a PDF, however rough',
            'Dates of your last three jobs',
            'Your notice period',
            'The lowest salary you would accept',
          ],
        },
      ],
    },
    {
      kind: 'questions',
      title: 'Before you register',
      by: consultantByDepartment.support,
      items: [
        {
          question: 'Does registering commit me to anything?',
          answer:
            'No. You talk to a consultant and read the plan first. The terms come in writing before you agree to them.',
        },
        {
          question: 'Will my employer find out that I am looking?',
          answer: `\
Not from us. We send your name to an employer only after you have agreed to that employer, and you can name companies \
that we must never contact.`,
        },
        {
          question: 'I have just graduated. Is it too early?',
          answer: `\
No. Many openings are for freshers or are internships. Bring your coursework, a project or a part-time job: we start \
from there.`,
        },
        {
          question: 'What counts as working hours?',
          answer: 'We count two to three working days, Monday to Friday. Weekends and our holidays do not count.',
        },
      ],
    },
  ],
  closing: {
    title: 'Ready to say hello?',
    text: `\
Choose Support in the contact form and write “register” in your first line. A consultant takes it from there.`,
    drawing: 'hello',
    action: { text: 'Open the contact form', to: paths.contact },
  },
}
