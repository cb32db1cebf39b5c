import type { JobRow } from '@/contract/endpoints'

/** Spec section 3. Some leave out a field to show its default. */
export const sampleJobs: readonly JobRow[] = [
  {
    id: 1,
    title: 'Senior Backend Engineer',
    industry: 'it',
    company: 'Tallwood Systems',
    location: 'Bengaluru, India',
    type: 'Full-Time',
    level: 'Senior Level',
    salary: 64000,
    description: `\
You will own the booking and settlement services behind a travel platform used in 14 countries. The team is nine \
people, releases twice a week and shares the on-call schedule evenly.\n\nThe first project is to split one large \
payments service into three smaller ones. You choose the order and you write the migration plan.`,
    requirements: `\
Seven years of backend work\nTypeScript or Java in production\nPostgreSQL\nMessage queues\nClear written English`,
  },
  {
    id: 2,
    title: 'Day Surgery Nurse',
    industry: 'healthcare',
    company: 'Maple Row Clinics',
    location: 'Toronto, Canada',
    type: 'Part-Time',
    level: 'Mid Level',
    salary: 36000,
    description: `\
Three fixed days a week in a day surgery unit with four operating rooms. You will admit patients, prepare them for \
surgery and see them safely home the same evening. No nights and no on-call. The salary is for these three days.`,
    requirements: `\
Registration with the College of Nurses of Ontario\nTwo years in a surgical or recovery unit\nCurrent life-support \
certificate`,
  },
  {
    id: 3,
    title: 'HR Intern',
    industry: 'retail',
    company: 'Kinmore',
    location: 'London, United Kingdom',
    type: 'Internship',
    level: 'Fresher',
    salary: 34000,
    description: `\
A six-month paid internship in a retail head office of 220 people. You will arrange interviews, answer candidates and \
keep the starter files in order. From month three you run the first-week program for new store staff yourself. The \
salary is for a full year.`,
    requirements: `\
A degree or diploma, or one you are about to finish.\nCareful with names, dates and other people’s data.\nNo office \
experience needed.`,
  },
  {
    id: 4,
    title: 'Supply Chain Planner',
    industry: 'logistics',
    company: 'Bexley Freight',
    location: 'Dubai, United Arab Emirates',
    type: 'Full-Time',
    level: 'Mid Level',
    salary: 72000,
    description: `\
You will plan stock for 40 stores in the Gulf from one warehouse at Jebel Ali. Each week you set the order, agree on \
it with the buyers and follow it through customs. You report to the head of logistics and have one assistant.`,
    requirements:
      'Three years in stock or demand planning\nImport rules of the Gulf\nConfident with spreadsheets\nEnglish',
  },
  {
    id: 5,
    title: 'Customer Support Associate',
    industry: 'retail',
    company: 'Piertown',
    type: 'Part-Time',
    level: 'Fresher',
    salary: 27000,
    description: `\
Answer customers of an online home goods store by email and chat. You work 24 hours a week from your own desk, by \
clear guidelines, and may refund up to $100 without asking. Paid training takes three weeks, and the laptop is sent to \
you. The salary is for these 24 hours.`,
    requirements:
      'Good written English\nA quiet place to work\nA steady internet connection\nFree every other Saturday',
  },
  {
    id: 6,
    title: 'Interim Finance Manager',
    industry: 'finance',
    location: 'Singapore',
    type: 'Contract',
    level: 'Senior Level',
    salary: 118000,
    description: `\
A twelve-month contract to cover parental leave at a regional lender. You will run the month-end close with a team of \
five and present the figures to the board each quarter. The client is named in a first call with us.`,
    requirements: `\
A chartered or certified accounting qualification\nEight years in finance, three of them leading a team\nExperience \
of a regulated business`,
  },
  {
    id: 7,
    title: 'Network Engineer',
    industry: 'telecom',
    company: 'Norvane',
    location: 'Berlin, Germany',
    type: 'Contract',
    level: 'Mid Level',
    salary: 69000,
    description: `\
A nine-month contract on a fiber rollout in three Berlin districts. You will configure access switches, test new \
lines before handover and keep the records the night team relies on. Two days a week are on site, the rest where you \
like. The salary is for a full year.`,
    requirements: 'Three years with access networks\nSwitches configured in production\nClear records\nGerman at B1',
  },
]
