import { daysAgo } from '@/content/daysAgo'

/** Ids 9 to 16. */
export const technologyArticles = [
  {
    id: 9,
    title: 'City libraries lend out laptops with a month of data',
    description:
      'The program begins in six branches. Borrowers also get an hour with a volunteer to set the machine up.',
    publishedAt: daysAgo(1, '12:30'),
  },
  {
    id: 10,
    title: 'Hospitals test software that drafts discharge letters',
    description:
      'Doctors read and sign every letter. Early users say that the time saved goes into explaining it to patients.',
    publishedAt: daysAgo(2, '16:45'),
  },
  {
    id: 11,
    title: 'New battery plant to retrain workers from a closed mill',
    description: 'About 300 jobs are set aside for people who live within 20 miles of the old site.',
    publishedAt: daysAgo(2, '08:10'),
  },
  {
    id: 12,
    title: 'Open-source maintainers publish a shared on-call schedule',
    description:
      'Volunteers in eleven time zones will take turns at urgent security reports for a group of small libraries.',
    publishedAt: daysAgo(3, '10:20'),
  },
  {
    id: 13,
    title: 'Schools return to handwriting in first programming lessons',
    description: 'Teachers say that students who trace a loop on paper make fewer mistakes at the keyboard.',
    publishedAt: daysAgo(4, '14:05'),
  },
  {
    id: 14,
    title: 'Rural network adds 90 towers, shared by three carriers',
    description: 'Sharing the steelwork cuts the cost of each site, and the carriers split the upkeep.',
    publishedAt: daysAgo(5, '09:30'),
  },
  {
    id: 15,
    title: 'Hiring software must explain a rejection, say two states',
    description: 'Under the draft rules, applicants could ask which facts counted and have a person look again.',
    publishedAt: daysAgo(7, '17:25'),
  },
  {
    id: 16,
    title: 'Farm robots learn to leave the hedges alone',
    description: 'A new map format marks nesting strips, so that machines from different makers keep clear of them.',
    publishedAt: daysAgo(8, '11:55'),
  },
]
