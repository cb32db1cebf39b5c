import { paths } from '../paths'
import type { Service } from './types'
import { promisedHours } from '../promise'

export const globalIt: Service = {
  path: paths.globalIt,
  title: 'Global IT recruitment',
  area: 'For employers',
  description:
    'Software, data, cloud and security people from four regions, interviewed by engineers before you ever meet them.',
  lead: `\
You need someone who has done it before, wherever they live. We search in four regions and send you 3 to 5 people per \
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
      intro:
        'From a first job to head of engineering, each with a question that our engineers ask. If yours is not here, ask us.',
      items: [
        {
          title: 'Software',
          question: 'Which line of this code would you change today?',
          text: 'Frontend, backend, mobile and embedded.',
        },
        {
          title: 'Data and AI',
          question: 'What happened after the model went live?',
          text: 'Data engineers, analysts, machine learning engineers.',
        },
        {
          title: 'Cloud and operations',
          question: 'Which night was the worst, and what changed after it?',
          text: 'Platform, site reliability, networks.',
        },
        {
          title: 'Security',
          question: 'What did you find, and whom did you tell first?',
          text: `\
Application security, incident response, audit. With their consent, checks begin before the shortlist.`,
        },
        { title: 'Quality', question: 'Which bug are you glad to have found?', text: 'Test engineers and test leads.' },
        {
          title: 'Product and delivery',
          question: 'What did you decide not to build?',
          text: 'Product managers, designers, delivery leads.',
        },
      ],
    },
    {
      kind: 'comparison',
      title: 'Four regions, one team',
      intro:
        'Each region has an office of ours. Shared hours are with a 9:00 to 18:00 day in London, without summer time.',
      columns: ['Region', 'Our office', 'Usual notice period', 'Shared hours a day'],
      bars: { columns: ['Shared hours a day'], of: 9 },
      rows: [
        { label: 'Europe', picture: 'office-london', cells: ['London', '1 to 3 months', '7 to 9'] },
        { label: 'South Asia', picture: 'office-bengaluru', cells: ['Bengaluru', '1 to 3 months', '3 to 4'] },
        { label: 'Middle East', picture: 'office-dubai', cells: ['Dubai', '1 to 3 months', '5 to 6'] },
        { label: 'North America', picture: 'office-toronto', cells: ['Toronto', '2 to 4 weeks', '1 to 4'] },
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
Send us the stack, the level and the hours that must be shared. First contact within ${promisedHours} working hours.`,
    drawing: 'pegs',
    action: { text: 'Tell us about the job', to: `${paths.contact}?department=sales&about=global-it` },
  },
}
