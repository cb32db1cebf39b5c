import { consultantByDepartment } from '../consultants'
import { paths } from '../paths'
import type { Service } from './types'
import { promisedHours } from '../promise'

export const talentAcquisition: Service = {
  path: paths.talentAcquisition,
  title: 'Talent acquisition',
  area: 'For employers',
  description:
    'Three ways to search for people, compared: single search, retained search and a recruiter who sits on your team.',
  lead: `\
One opening, one key person or a year of growth: each calls for a different search. Compare the three and choose.`,
  picture: 'service-talent-acquisition',
  action: { text: 'Discuss your hiring', to: `${paths.contact}?department=sales` },
  secondary: { text: 'Hire us at a glance', to: paths.hireUs },
  blocks: [
    {
      kind: 'comparison',
      title: 'Three models side by side',
      intro: 'Prices are agreed in writing before a search begins.',
      sheets: true,
      columns: ['What to compare', 'Single search', 'Retained search', 'Embedded recruiter'],
      pictures: ['model-single', 'model-retained', 'model-embedded'],
      recommended: { column: 'Single search', text: 'Start here for one or two hires' },
      rows: [
        { label: 'For', cells: ['One opening', 'Key and confidential jobs', '5 or more hires in half a year'] },
        {
          label: 'Who searches',
          cells: ['One consultant', 'A consultant and a researcher', 'A recruiter on your team'],
        },
        {
          label: 'First shortlist',
          cells: ['After 3 to 4 weeks', 'After 5 to 6 weeks', 'After 4 weeks, then every 2'],
        },
        { label: 'People on it', cells: ['3 to 5', '4 to 6', '3 to 5 for each opening'] },
        { label: 'You pay', cells: ['When the contract is signed', 'In three parts', 'By the month'] },
        { label: 'Runs for', cells: ['Until filled or ended', 'Up to 6 months', '3 months or longer'] },
        { label: 'You can end it', cells: ['Any time', 'After each part', 'With 30 days’ notice'] },
      ],
    },
    {
      kind: 'steps',
      title: 'What every model has in common',
      steps: [
        {
          when: `Within ${promisedHours} working hours`,
          title: 'First contact',
          text: 'A consultant writes to you and offers a call. We know 20+ industries.',
        },
        {
          when: '60 minutes',
          title: 'The brief',
          text: `\
With the person who will lead the new colleague, and with HR. What should the new hire have done after a year?`,
        },
        {
          when: 'Every Friday',
          title: 'A short report',
          text: `\
Whom we asked, who said no and why. If the market says that the brief is wrong, you read it here first.`,
        },
        {
          when: 'Shortlist day',
          title: 'You meet them',
          text: 'A handful of people. Each has been interviewed, knows your name and has said that they want the job.',
        },
        {
          when: 'Until month 3',
          title: 'After the first day',
          text: 'We speak with both sides after 1 month and after 3, and tell each what the other would like.',
        },
      ],
    },
    {
      kind: 'statistics',
      title: 'Our ground',
      items: [
        { value: '500+', label: 'clients, small firms and groups' },
        { value: '20+', label: 'industries' },
        { value: '30+', label: 'cities' },
        { value: '12+', label: 'years' },
      ],
    },
    {
      kind: 'questions',
      title: 'What employers ask first',
      by: consultantByDepartment.sales,
      items: [
        {
          question: 'Which model is right for us?',
          answer: `\
Count the hires of the next six months. Up to four: single searches. One that must not become known: retained. Five or \
more: embedded.`,
        },
        {
          question: 'What if the new colleague leaves early?',
          answer:
            'Your contract with us names a period in which we search again without a new fee. Read it before you sign.',
        },
        {
          question: 'Do you approach people at our competitors?',
          answer:
            'Yes, if you want it and the law allows it. We never approach people at a company that is our client.',
        },
        {
          question: 'How do you keep a search fair?',
          answer:
            'The same questions for everyone, notes in writing, and a shortlist without photos and dates of birth.',
        },
      ],
    },
  ],
  closing: {
    title: 'How many people do you need this year?',
    text: 'A number and a list of titles will do. We answer with a model, a plan and a price.',
    drawing: 'hooks',
    action: { text: 'Discuss your hiring', to: `${paths.contact}?department=sales` },
  },
}
