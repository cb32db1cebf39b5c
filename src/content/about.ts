import { agency } from './agency'
import { consultants } from './consultants'
import { missingPaths } from './paths'
import { promisedHours } from './promise'

export type About = typeof about

export const about = {
  title: `About ${agency.name}`,
  /** For search engines and link previews: one sentence, 70 to 155 characters. */
  description: `\
HR consulting and recruitment since 2014: who we are, what we hold to, where our four offices are and how we got \
here.`,
  lead: `\
Since 2014 we have brought people and employers together. We still do it by listening first and by keeping dates.`,
  picture: 'about-team' as const,
  story: {
    title: 'How it began',
    paragraphs: [
      `\
In 2014 Eleanor Marsh and Grace Adeyemi left a large staffing firm over a simple matter: candidates who never got an \
answer. They rented one room in London, bought a second-hand table and set themselves a rule. Whoever writes to us \
hears from a person within ${promisedHours} working hours.`,
      `\
The rule holds for the nurse who looks for her first job abroad, for the firm that needs a night shift by fall and for \
the engineer who only wants to know what she could earn.`,
      `\
After 12+ years we have worked with 500+ clients in 20+ industries and 30+ cities, and have placed 100,000+ \
candidates, many of them as whole shifts or store teams. Each search began as a message that somebody answered.`,
    ],
    aside: 'The table has gone. The rule has not.',
    drawing: 'table',
  },
  values: {
    title: 'What we hold to',
    items: [
      {
        title: 'An answer, on time',
        text: 'Before you write, you know the day we reply by. A no is an answer too, and it comes with a reason.',
      },
      {
        title: 'Figures in writing',
        text: 'How many openings, how many days, what it costs. We write it down before you agree.',
      },
      {
        title: 'Your consent first',
        text: 'No resume goes to an employer and no check begins before the person it concerns has said yes.',
      },
      {
        title: 'The honest no',
        text: 'If a job, a country or a budget does not fit, you hear it in the first call and not in the last.',
      },
    ],
  },
  team: {
    title: 'The people you deal with',
    intro: 'Each of these five leads a team, and answers for a field or a region.',
    people: consultants,
  },
  offices: {
    title: 'Four offices',
    intro: `\
Open Monday to Friday, each on its own clock. Between them, somebody is at a desk for at least 18 hours a day.`,
    hours: '9:00 to 18:00',
  },
  history: {
    title: 'Year by year',
    items: [
      { year: '2014', title: 'One room in London', text: 'Two founders, four clients and a rule about answering.' },
      {
        year: '2016',
        title: 'Bengaluru',
        text: 'Our second office opens, and with it the first searches for software engineers.',
      },
      {
        year: '2019',
        title: 'Toronto',
        text: 'International job assistance gets a team of its own, with immigration assessment beside it.',
      },
      {
        year: '2022',
        title: 'Dubai',
        text: 'The fourth office. Verification across borders is brought together here.',
      },
      {
        year: '2026',
        title: 'Twelve years on',
        text: '500+ clients, 20+ industries, 30+ cities and 100,000+ candidates placed. The rule is the same.',
      },
    ],
  },
  more: { text: 'Our approach', to: missingPaths.ourApproach },
}
