import { consultantByDepartment } from '../consultants'
import { paths } from '../paths'
import type { Service } from './types'
import { promisedHours } from '../promise'

export const domesticProfessionalWorld: Service = {
  path: paths.domesticProfessionalWorld,
  title: 'A professional website of your own',
  area: 'Domestic',
  description: `\
A professional website that shows your work, valid for one year and renewed at 50% of the first price if you like it.`,
  lead: `\
A resume says what you did. A website shows it. We build yours with you and keep it online for one year. If you renew, \
you pay 50%.`,
  picture: 'service-domestic-professional-world',
  action: { text: 'Ask for your website', to: paths.contact },
  secondary: { text: 'Job assistance', to: paths.domesticAssistance },
  blocks: [
    {
      kind: 'cards',
      title: 'What your site holds',
      intro: 'One page, read in two minutes, on a phone as well as on a desk. This one is drawn. Yours shows you.',
      picture: 'specimen-website',
      items: [
        {
          title: 'Who you are',
          text: 'Your field in one sentence, three short paragraphs, a portrait if you want one.',
        },
        { title: 'What you have done', text: 'Up to 6 pieces of work, your jobs with dates, your resume as a PDF.' },
        { title: 'How to reach you', text: 'When you could start, and a form that hides your email address.' },
      ],
    },
    {
      kind: 'steps',
      title: 'From first material to going live',
      intro: 'About 15 working days from our first contact, of which you spend perhaps three hours.',
      steps: [
        {
          when: 'Days 1 to 3',
          title: 'Your material',
          text: `\
You send your resume and whatever shows your work. If you want a portrait, a one-page guide helps you take it.`,
        },
        {
          when: 'Days 4 to 6',
          title: 'A conversation',
          text: 'In 45 minutes we ask what you are proud of. Your text is written from your own words.',
        },
        {
          when: 'Days 7 to 10',
          title: 'The draft',
          text: 'You see the site on a private address and comment on it, line by line if you like.',
        },
        {
          when: 'Days 11 to 13',
          title: 'Two rounds of changes',
          text: 'We change what you marked. Names of clients and colleagues stay only with their consent.',
        },
        {
          when: 'Day 15',
          title: 'Going live',
          text: `\
You approve it in writing, the site goes online and the address goes on your resume. Your year begins here.`,
        },
      ],
    },
    {
      kind: 'terms',
      title: 'One year, then you decide',
      figure: '50%',
      text: `\
Your website is valid for one year from the day it goes live. To keep it, you renew at 50% of the first price.`,
      smallPrint: `\
We write to you 30 days before the year ends. Renewal is never automatic: without your yes the site goes offline and \
you receive your text and pictures as files.`,
    },
    {
      kind: 'questions',
      title: 'Good to know',
      by: consultantByDepartment.support,
      items: [
        {
          question: 'Can I change things during the year?',
          answer: 'Yes. A new job, a new photo, a new project: send it and it is online within 5 working days.',
        },
        {
          question: 'My work is confidential. What can I show?',
          answer: 'The kind of problem, your part in it and what changed. We leave out names, figures and pictures.',
        },
        {
          question: 'Can search engines find me?',
          answer: 'You choose. The site can be found by anyone, or only by those to whom you give the address.',
        },
      ],
    },
  ],
  closing: {
    title: 'Curious how yours could look?',
    text: `Send us two lines about your work. A consultant comes back within ${promisedHours} working hours.`,
    drawing: 'site',
    action: { text: 'Write to us', to: paths.contact },
  },
}
