import type { JobRow } from '@/contract/endpoints'

/** Ids 8 to 19. */
export const jobsInAsiaAndTheGulf: readonly JobRow[] = [
  {
    id: 8,
    title: 'Data Engineer',
    industry: 'it',
    company: 'Halden Labs',
    location: 'Hyderabad, India',
    type: 'Full-Time',
    level: 'Mid Level',
    salary: 38000,
    description: `\
You will build the pipelines that bring instrument readings from 60 laboratories into one warehouse. Half the work is \
new sources, half is making the old ones reliable. The team of four sits in Hyderabad and works with analysts in \
Berlin.`,
    requirements: 'Three years with Python and SQL\nOne cloud data warehouse\nScheduled pipelines in production',
  },
  {
    id: 9,
    title: 'Clinical Pharmacist',
    industry: 'healthcare',
    company: 'Lumo Care',
    location: 'Dubai, United Arab Emirates',
    type: 'Full-Time',
    level: 'Mid Level',
    salary: 66000,
    description: `\
Join ward rounds at a 120-bed hospital and review every new prescription within four hours. You will advise doctors \
on doses and interactions and train two pharmacy technicians.\n\nHousing allowance, health cover and a yearly flight \
home are paid on top of the salary.`,
    requirements: `\
A pharmacy degree\nA Dubai license, or eligibility for one\nThree years in a hospital\nArabic welcome, not required`,
  },
  {
    id: 10,
    title: 'Visual Merchandiser',
    industry: 'retail',
    company: 'Kinmore',
    location: 'Singapore',
    type: 'Part-Time',
    level: 'Mid Level',
    salary: 26000,
    description: `\
Set and refresh the windows of five stores, three days a week. Plans come from London each month; how they fit your \
floor is up to you. You will photograph every change and report what sold from it. The salary is for these three \
days.`,
    requirements: `\
Two years in visual merchandising or store design\nA portfolio of finished displays\nSome lifting and ladder work, \
with help if needed`,
  },
  {
    id: 11,
    title: 'Maintenance Engineer',
    industry: 'manufacturing',
    company: 'Ostrava Mills',
    location: 'Pune, India',
    type: 'Full-Time',
    level: 'Mid Level',
    salary: 24000,
    description: `\
Keep two textile finishing lines running across three shifts. You will plan the weekly stop, order the parts and lead \
six mechanics. The plant is moving from repair on failure to planned maintenance, and you will write the schedule.`,
    requirements: `\
A degree or diploma in mechanical engineering\nFour years in a process plant\nPLC troubleshooting\nMarathi or Hindi`,
  },
  {
    id: 12,
    title: 'Credit Risk Analyst',
    industry: 'finance',
    location: 'Mumbai, India',
    type: 'Full-Time',
    level: 'Mid Level',
    salary: 29000,
    description: `\
Review loan applications from small manufacturers and write a recommendation on each. You will visit about two \
borrowers a month and follow the accounts of those already on the book. Our client, a private lender, is named in a \
first call with us.`,
    requirements:
      'A commerce or finance degree\nThree years in lending or audit\nConfident with balance sheets and spreadsheets',
  },
  {
    id: 13,
    title: 'Radio Network Planner',
    industry: 'telecom',
    company: 'Norvane',
    location: 'Kuala Lumpur, Malaysia',
    type: 'Full-Time',
    level: 'Senior Level',
    description: `\
Lead the planning of 300 new sites in Peninsular Malaysia. You will set coverage targets, choose sites with the \
acquisition team and sign off the drive tests. Two junior planners report to you.`,
  },
  {
    id: 14,
    title: 'Instructional Designer',
    industry: 'education',
    company: 'Quillmark Learning',
    type: 'Part-Time',
    level: 'Mid Level',
    salary: 41000,
    description: `\
Turn the notes of working electricians and plumbers into short courses that apprentices finish on a phone. Twenty \
hours a week, at hours you set, with one team call on Tuesdays. You will see how learners do and revise what does not \
work. The salary is for these twenty hours.`,
    requirements:
      'Three published courses you can show\nPlain English\nOne authoring tool\nPatience with subject experts',
  },
  {
    id: 15,
    title: 'Warehouse Trainee',
    industry: 'logistics',
    company: 'Bexley Freight',
    location: 'Dubai, United Arab Emirates',
    type: 'Internship',
    level: 'Fresher',
    salary: 19000,
    description: `\
Twelve paid months in a cross-dock warehouse, three in each department. They are goods in, picking, dispatch and \
customs papers. You will have a mentor on every shift. Trainees who pass the final review are offered a shift-leader \
job.`,
    requirements: 'A degree or diploma in any subject\nWilling to work early and late shifts\nBasic spreadsheets',
  },
  {
    id: 16,
    title: 'QA Automation Engineer',
    industry: 'it',
    company: 'Tallwood Systems',
    location: 'Bengaluru, India',
    type: 'Full-Time',
    level: 'Mid Level',
    salary: 31000,
    description: `\
Own the end-to-end tests of a booking site that releases twice a week. The suite takes 50 minutes today; the aim is \
15. You will sit with the developers, not behind them.`,
    requirements: 'Three years in test automation\nPlaywright or a similar tool\nTypeScript\nContinuous integration',
  },
  {
    id: 17,
    title: 'Branch Relationship Officer',
    industry: 'finance',
    company: 'Saffron Ridge Finance',
    location: 'Chennai, India',
    type: 'Full-Time',
    level: 'Fresher',
    salary: 9500,
    description: `\
Meet savers and small-business owners at a branch and in their shops. You will open accounts, explain the terms in \
plain words and follow up every application. Six weeks of classroom training come first, on full pay.`,
    requirements: 'A degree in any subject\nTamil and English\nA two-wheeler license is useful',
  },
  {
    id: 18,
    title: 'Secondary Mathematics Teacher',
    industry: 'education',
    company: 'Cedar Quay School',
    location: 'Abu Dhabi, United Arab Emirates',
    type: 'Full-Time',
    level: 'Mid Level',
    salary: 52000,
    description: `\
Teach classes of up to 22 students aged 11 to 16, following the English curriculum. You will have 21 lessons a week \
and one form group. The school provides a furnished apartment and sponsors your visa.`,
    requirements: 'A teaching qualification\nA degree in mathematics or a close subject\nTwo years in a classroom',
  },
  {
    id: 19,
    title: 'Drug Safety Intern',
    industry: 'healthcare',
    location: 'Bengaluru, India',
    type: 'Internship',
    level: 'Fresher',
    salary: 6000,
    description: `\
Six paid months in a drug safety team of eleven. You will enter case reports, chase missing details and learn how a \
signal is assessed. A reviewer reads every case before it leaves the building. The salary is for a full year.`,
  },
]
