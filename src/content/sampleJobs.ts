import type { JobRow } from '@/contract/entities'

/** Spec section 3. Some leave out a field to show its default. */
export const sampleJobs: readonly JobRow[] = [
  {
    id: 1,
    title: 'Senior Backend Engineer',
    company: 'Tallwood Systems',
    location: 'Bengaluru, India',
    type: 'Full-Time',
    level: 'Senior Level',
    salary: 64000,
    description:
      'You will own the booking and settlement services behind a travel platform used in 14 countries. The team is ' +
      'nine people, releases twice a week and shares the on-call rota evenly.\n\n' +
      'The first project is to split one large payments service into three smaller ones. You choose the order and ' +
      'you write the migration plan.',
    requirements:
      'Seven years of backend work, TypeScript or Java in production, PostgreSQL, message queues, clear written ' +
      'English',
  },
  {
    id: 2,
    title: 'Day Surgery Nurse',
    company: 'Maple Row Clinics',
    location: 'Toronto, Canada',
    type: 'Part-Time',
    level: 'Mid Level',
    salary: 58000,
    description:
      'Three fixed days a week in a day surgery unit with four theatres. You will admit patients, prepare them for ' +
      'theatre and see them safely home the same evening. No nights and no on-call.',
    requirements:
      'Registration with the College of Nurses of Ontario, two years in a surgical or recovery unit, current ' +
      'life-support certificate',
  },
  {
    id: 3,
    title: 'HR Intern',
    company: 'Kinmore',
    location: 'London, United Kingdom',
    type: 'Internship',
    level: 'Fresher',
    description:
      'A six-month paid internship in a retail head office of 220 people. You will arrange interviews, answer ' +
      'candidates and keep the starter files in order. From month three you run the first-week programme for new ' +
      'store staff yourself.',
    requirements:
      'A degree or diploma finished in the last two years. Careful with names, dates and other people’s data. No ' +
      'office experience needed.',
  },
  {
    id: 4,
    title: 'Supply Chain Planner',
    company: 'Bexley Freight',
    location: 'Dubai, United Arab Emirates',
    type: 'Full-Time',
    level: 'Mid Level',
    salary: 72000,
    description:
      'You will plan stock for 40 stores in the Gulf from one warehouse at Jebel Ali. Each week you set the order, ' +
      'agree it with the buyers and follow it through customs. The role reports to the head of logistics and has ' +
      'one assistant.',
  },
  {
    id: 5,
    title: 'Customer Support Associate',
    company: 'Piertown',
    type: 'Part-Time',
    level: 'Fresher',
    salary: 27000,
    description:
      'Answer customers of an online homeware shop by email and chat, 24 hours a week from your own desk. You work ' +
      'from clear guidelines and may refund up to $100 without asking. Paid training takes three weeks, and the ' +
      'laptop is sent to you.',
    requirements: 'Good written English, a quiet place to work, a steady internet connection, one weekend day in two',
  },
  {
    id: 6,
    title: 'Interim Finance Manager',
    location: 'Singapore',
    type: 'Contract',
    level: 'Senior Level',
    salary: 118000,
    description:
      'A twelve-month contract to cover parental leave at a regional lender. You will run the month-end close with ' +
      'a team of five and present the figures to the board each quarter. The client’s name is shared at first ' +
      'interview.',
    requirements:
      'A chartered or certified accounting qualification, eight years in finance, three of them leading a team, ' +
      'experience of a regulated business',
  },
  {
    id: 7,
    title: 'Network Engineer',
    company: 'Norvane',
    location: 'Berlin, Germany',
    type: 'Contract',
    level: 'Mid Level',
    description:
      'A nine-month contract on a fibre roll-out in three Berlin districts. You will configure access switches, ' +
      'test new lines before hand-over and keep the records the night team relies on. Two days a week are on site, ' +
      'the rest where you like.',
    requirements: 'Three years in carrier or campus networks, BGP and OSPF, German at B1 or better',
  },
]
