import type { JobRow } from '@/contract/endpoints'

/** Ids 20 to 30. */
export const jobsInEuropeAndAmerica: readonly JobRow[] = [
  {
    id: 20,
    title: 'Frontend Engineer',
    industry: 'it',
    company: 'Halden Labs',
    location: 'Berlin, Germany',
    type: 'Full-Time',
    level: 'Mid Level',
    salary: 74000,
    description: `\
Build the screens on which laboratory staff read and correct results. They use them eight hours a day, so speed and \
keyboard use matter more than looks. You will watch them work for a day every quarter.`,
    requirements: 'Three years with React and TypeScript\nAccessibility in practice\nEnglish for daily work',
  },
  {
    id: 21,
    title: 'Care Home Manager',
    industry: 'healthcare',
    company: 'Lumo Care',
    location: 'Leeds, United Kingdom',
    type: 'Full-Time',
    level: 'Senior Level',
    salary: 61000,
    description: `\
Lead a home of 44 residents and 58 staff. You will be the registered manager, answer for the budget and be known by \
name to every family. The home was renovated last year and has a settled team.`,
    requirements: `\
Three years as a registered or deputy manager\nA level 5 qualification in leadership for care\nAn enhanced \
background check`,
  },
  {
    id: 22,
    title: 'Online Catalog Assistant',
    industry: 'retail',
    company: 'Piertown',
    type: 'Part-Time',
    level: 'Fresher',
    salary: 23500,
    description: `\
Write and check product pages for an online home goods store, 20 hours a week. You will measure, describe and \
photograph about 15 items a day that are sent to your home, then send them back. Prepaid labels and a light box are \
supplied. The salary is for these 20 hours.`,
    requirements: 'Accurate spelling in English\nA tidy space of two square meters\nA phone with a good camera',
  },
  {
    id: 23,
    title: 'Manufacturing Engineer',
    industry: 'manufacturing',
    company: 'Corrow Engineering',
    location: 'Austin, United States',
    type: 'Full-Time',
    level: 'Senior Level',
    salary: 118000,
    description: `\
Bring a new pump line from prototype to 200 units a week. You will choose the tooling, write the work instructions \
and run the first shift with the operators. A second line follows in two years, and you will have a say in where.`,
    requirements: `\
Eight years in machined or assembled products\nTwo line launches\nStatistical process control\nRight to work in the \
United States`,
  },
  {
    id: 24,
    title: 'Compliance Officer',
    industry: 'finance',
    location: 'London, United Kingdom',
    type: 'Full-Time',
    level: 'Senior Level',
    salary: 96000,
    description: `\
Own the anti-money-laundering program of a payments firm of 90 people. You will report to the board, not to sales, \
and have a budget for two hires. The client is named after a first call with us.`,
    requirements: `\
Six years in financial crime compliance\nExperience as a reporting officer or deputy\nA professional certificate in \
the field`,
  },
  {
    id: 25,
    title: 'Podcast Producer',
    industry: 'telecom',
    company: 'Larkfield Audio',
    location: 'Toronto, Canada',
    type: 'Part-Time',
    level: 'Mid Level',
    salary: 36000,
    description: `\
Produce two weekly shows about work and money, three days a week. You will book guests, prepare the hosts, edit and \
deliver. The studio is downtown, and editing can be done at home. The salary is for these three days.`,
    requirements: 'Two years in audio production\nThree episodes we can listen to\nCalm with late guests',
  },
  {
    id: 26,
    title: 'Learning Support Tutor',
    industry: 'education',
    company: 'Cedar Quay Online',
    location: 'Manchester, United Kingdom',
    type: 'Part-Time',
    level: 'Fresher',
    salary: 21000,
    description: `\
Help students aged 8 to 14 with reading and arithmetic after school, in groups of three. Sixteen hours a week during \
the school year, with pay for preparation. You will follow a set program and write one line per student per lesson. \
The salary is for these hours.`,
  },
  {
    id: 27,
    title: 'Freight Coordinator',
    industry: 'logistics',
    company: 'Bexley Freight',
    location: 'Rotterdam, Netherlands',
    type: 'Full-Time',
    level: 'Mid Level',
    salary: 54000,
    description: `\
Move about 80 containers a month between Rotterdam, Dubai and Chennai. You will book space, clear the papers and tell \
customers about a delay before they ask. The desk is four people and covers 7:00 to 18:00 in two shifts.`,
    requirements: 'Two years in sea freight\nExport documents\nEnglish and one other European language',
  },
  {
    id: 28,
    title: 'Site Reliability Engineer',
    industry: 'it',
    company: 'Stillbrook Cloud',
    location: 'Austin, United States',
    type: 'Full-Time',
    level: 'Senior Level',
    salary: 152000,
    description: `\
Keep a backup service for dentists and small clinics within its promise of 99.9% uptime. You will lead the review \
after each incident and decide which of its causes to remove first. On call one week in six, with the Monday after it \
off.`,
    requirements:
      'Six years in operations or platform work\nLinux and Kubernetes\nGo or Python\nGood written incident reports',
  },
  {
    id: 29,
    title: 'Payroll and HR Assistant',
    company: 'Tallis & Rook',
    location: 'Dublin, Ireland',
    type: 'Part-Time',
    level: 'Fresher',
    salary: 26000,
    description: `\
Prepare the monthly payroll of a law firm of 130 people and keep its leave records straight. Twenty-five hours a \
week, busiest around the 20th. The payroll manager will teach you the system and stays one desk away. The salary is \
for these 25 hours. A first payroll certificate is paid for in the first year.`,
    requirements: 'Good with figures\nDiscretion\nBasic spreadsheets',
  },
  {
    id: 30,
    title: 'Marketing Intern',
    industry: 'retail',
    location: 'Toronto, Canada',
    type: 'Internship',
    level: 'Fresher',
    salary: 34000,
    description: `\
Four paid months with the marketing team of a chain of garden stores. You will write the weekly customer email, count \
what it sold and suggest the next one. The best suggestion of the term is built. The salary is for a full year.`,
    requirements: 'Studying for or holding a degree\nGood at short texts\nCurious about figures',
  },
]
