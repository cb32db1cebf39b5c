import type { IndustryId } from '@/contract/endpoints'
import { drawIndustry } from '../home/drawnIndustries'
import { industries } from '../industries'
import { paths } from '../paths'
import type { Service } from './types'
import { promisedHours } from '../promise'

const localWork: Partial<Record<IndustryId, string>> = {
  healthcare: 'Caregivers and nurses, registration checked.',
  retail: 'Shop floor, service, managers, seasonal peaks.',
  manufacturing: 'Operators, technicians and shift leaders.',
  logistics: 'Drivers, warehouse staff and planners.',
}

export const domesticLocalHiring: Service = {
  path: paths.domesticLocalHiring,
  title: 'Local hiring for your team',
  area: 'Domestic',
  description:
    'Hire people who live near your site: a clear brief, a shortlist of 3 to 5 and one consultant who knows the area.',
  lead: `\
You need someone who can start soon and get to work on time. We search where your site is and bring you a shortlist \
of 3 to 5 people.`,
  picture: 'service-domestic-local-hiring',
  action: { text: 'Tell us about the job', to: `${paths.contact}?department=sales` },
  secondary: { text: 'How hiring with us works', to: paths.hireUs },
  blocks: [
    {
      kind: 'cards',
      title: 'Why near matters',
      intro: `\
A good hire who travels 90 minutes each way often leaves within the year. So we begin with a map.`,
      picture: 'specimen-map',
      items: [
        { title: 'Your site', text: 'Seen at the hour when the shift begins.' },
        { title: 'Who can reach you', text: 'By the means that they have: on foot, by bus, by car.' },
        { title: 'How long it takes', text: 'First the journey to work, then the journey through the resume.' },
        {
          title: 'What is paid nearby',
          text: `\
We compare your offer with what similar employers advertise, and tell you before the search if it is too low.`,
        },
      ],
    },
    {
      kind: 'comparison',
      title: 'Ways to hire locally',
      intro: 'Times run from the approved brief to the first day of work. A long notice period adds to them.',
      columns: ['Kind of hire', 'Suits', 'Shortlist', 'Weeks to start'],
      bars: { columns: ['Weeks to start'], of: 12 },
      rows: [
        { label: 'Permanent, Full-Time', cells: ['A job that stays', '3 to 5 people', '6 to 10'] },
        { label: 'Part-Time', cells: ['Fixed days or peak hours', '3 to 5 people', '5 to 8'] },
        { label: 'Internship', cells: ['3 to 6 months of learning on the job', '4 to 6 people', '5 to 8'] },
        { label: 'Group hire', cells: ['5 or more people for one site', '2 people for each opening', '6 to 12'] },
      ],
    },
    {
      kind: 'steps',
      title: 'How a local search runs',
      intro: `\
We have worked in 30+ cities over 12+ years. Where we do not know the local market, we say so, and take a week longer \
to learn it.`,
      steps: [
        {
          when: `Within ${promisedHours} working hours`,
          title: 'First contact',
          text: `\
A consultant writes to you and offers a call of twenty minutes about the job, the shifts, the pay and the start date.`,
        },
        {
          when: 'Week 2',
          title: 'Brief and search area',
          text: 'You get one page to approve: what is needed, what would be good, travel time and a pay range.',
        },
        {
          when: 'Weeks 2 to 4',
          title: 'Search and first interviews',
          text: 'We advertise locally, ask the candidates we know, and speak with each person before you do.',
        },
        {
          when: 'End of week 4',
          title: 'Your shortlist',
          text: '3 to 5 people, each with one page about them, their notice period and their travel time.',
        },
        {
          when: 'Weeks 5 and 6',
          title: 'Interviews and offer',
          text: 'We arrange the interviews within 5 working days, collect your notes and present the offer.',
        },
        {
          when: 'Month 1 and month 3 at work',
          title: 'Two check-ins',
          text: 'We call you and your new colleague. Small troubles are easier to fix early.',
        },
      ],
    },
    {
      kind: 'drawings',
      title: 'Where we know the work',
      intro: 'Our clients come from 20+ industries. These four hire locally most often.',
      items: industries.items.flatMap((industry) => {
        const text = localWork[industry.id]
        return text ? [drawIndustry({ ...industry, text })] : []
      }),
    },
  ],
  closing: {
    title: 'Which seat is empty?',
    text: 'The job title, the place and the date are enough for a first call.',
    drawing: 'seat',
    action: { text: 'Tell us about the job', to: `${paths.contact}?department=sales` },
  },
}
