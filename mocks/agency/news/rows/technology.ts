/** Ids 9 to 16. */
export const technologyArticles = [
  {
    id: 9,
    title: 'City libraries lend out laptops with a month of data',
    description:
      'The program begins in six branches. Borrowers also get an hour with a volunteer to set the machine up.',
    publishedAt: '2026-11-19T12:30:00Z',
  },
  {
    id: 10,
    title: 'Hospitals test software that drafts discharge letters',
    description:
      'Doctors read and sign every letter. Early users say that the time saved goes into explaining it to patients.',
    publishedAt: '2026-11-18T16:45:00Z',
  },
  {
    id: 11,
    title: 'New battery plant to retrain workers from a closed mill',
    description: 'About 300 jobs are set aside for people who live within 20 miles of the old site.',
    publishedAt: '2026-11-18T08:10:00Z',
  },
  {
    id: 12,
    title: 'Open-source maintainers publish a shared on-call schedule',
    description:
      'Volunteers in eleven time zones will take turns at urgent security reports for a group of small libraries.',
    publishedAt: '2026-11-17T10:20:00Z',
  },
  {
    id: 13,
    title: 'Schools return to handwriting in first programming lessons',
    description: 'Teachers say that students who trace a loop on paper make fewer mistakes at the keyboard.',
    publishedAt: '2026-11-16T14:05:00Z',
  },
  {
    id: 14,
    title: 'Rural network adds 90 towers, shared by three carriers',
    description: 'Sharing the steelwork cuts the cost of each site, and the carriers split the upkeep.',
    publishedAt: '2026-11-15T09:30:00Z',
  },
  {
    id: 15,
    title: 'Hiring software must explain a rejection, say two states',
    description: 'Under the draft rules, applicants could ask which facts counted and have a person look again.',
    publishedAt: '2026-11-13T17:25:00Z',
  },
  {
    id: 16,
    title: 'Farm robots learn to leave the hedges alone',
    description: 'A new map format marks nesting strips, so that machines from different makers keep clear of them.',
    publishedAt: '2026-11-12T11:55:00Z',
  },
]
