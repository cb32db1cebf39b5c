import { paths } from '../paths'
import type { Service } from './types'

export const globalIt: Service = {
  path: paths.globalIt,
  title: 'Global IT recruitment',
  area: 'For employers',
  description:
    'Software, data, cloud and security people from four regions, interviewed by engineers before you ever meet them.',
  lead: `\
You need someone who has done it before, wherever they live. We search in four regions and send you 3 to 5 people per \
opening.`,
  picture: 'service-global-it',
  action: { text: 'Tell us about the job', to: `${paths.contact}?department=sales&about=global-it` },
  secondary: { text: 'How hiring with us works', to: paths.hireUs },
  blocks: [
    {
      kind: 'statistics',
      title: 'What stands behind a search',
      items: [
        { value: '12+', label: 'years of recruiting' },
        { value: '500+', label: 'clients' },
        { value: '30+', label: 'cities' },
        { value: '100,000+', label: 'candidates placed, in all fields' },
      ],
    },
    {
      kind: 'cards',
      title: 'Jobs we fill',
      intro: 'From a first job to head of engineering. If yours is not here, ask.',
      items: [
        {
          title: 'Software',
          text: 'Front end, back end, mobile and embedded. We ask for code that the candidate can explain.',
        },
        {
          title: 'Data and AI',
          text: 'Data engineers, analysts, machine learning engineers. We ask what happened after the model went live.',
        },
        {
          title: 'Cloud and operations',
          text: 'Platform, site reliability, networks. We ask about the worst night and what changed after it.',
        },
        {
          title: 'Security',
          text: `\
Application security, incident response, audit. With their consent, checks begin before the shortlist.`,
        },
        { title: 'Quality', text: 'Test engineers and test leads. We ask which bug they are glad to have found.' },
        {
          title: 'Product and delivery',
          text: 'Product managers, designers, delivery leads. We ask what they decided not to build.',
        },
      ],
    },
    {
      kind: 'comparison',
      title: 'Four regions, one team',
      intro:
        'Each region has an office of ours. Shared hours are with a 9:00 to 18:00 day in London, without summer time.',
      columns: ['Region', 'Our office', 'Shared hours a day', 'Usual notice period'],
      bars: { columns: ['Shared hours a day'], of: 9 },
      rows: [
        { label: 'Europe', cells: ['London', '7 to 9', '1 to 3 months'] },
        { label: 'South Asia', cells: ['Bengaluru', '3 to 4', '1 to 3 months'] },
        { label: 'Middle East', cells: ['Dubai', '5 to 6', '1 to 3 months'] },
        { label: 'North America', cells: ['Toronto', '1 to 4', '2 to 4 weeks'] },
      ],
    },
    {
      kind: 'cards',
      title: 'How we test, and what we leave to you',
      picture: 'specimen-interview',
      items: [
        {
          title: 'An engineer asks',
          text: `\
Each candidate has a 60-minute conversation with one of the same field. It is about work that they did, not about \
puzzles.`,
        },
        { title: 'You get the notes', text: 'What was asked and what was answered, unedited.' },
        {
          title: 'Where they would work',
          text: `\
You know it before the first interview: remotely, after a move, or hired where they live, and what that asks of you.`,
        },
        {
          title: 'The rest is yours',
          text: `\
Tests with your own code, and the decision. We suggest one test of no more than two hours: longer ones lose the people \
who have a choice.`,
        },
      ],
    },
  ],
  closing: {
    title: 'Which skill is missing?',
    text: `\
Send us the stack, the level and the hours that must be shared. First contact within 48 to 72 working hours.`,
    action: { text: 'Tell us about the job', to: `${paths.contact}?department=sales&about=global-it` },
  },
}
