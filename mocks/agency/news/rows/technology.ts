/** Ids 13 to 24. */
export const technologyArticles = [
  {
    id: 13,
    title: 'City libraries lend out laptops with a month of data',
    description:
      'The program begins in six branches. Borrowers also get an hour with a volunteer to set the machine up.',
    publishedAt: '2026-11-19T12:30:00Z',
  },
  {
    id: 14,
    title: 'Hospitals test software that drafts discharge letters',
    description:
      'Doctors read and sign every letter. Early users say that the time saved goes into explaining it to patients.',
    publishedAt: '2026-11-18T16:45:00Z',
  },
  {
    id: 15,
    title: 'New battery plant to retrain workers from a closed mill',
    description: 'About 300 jobs are set aside for people who live within 20 miles of the old site.',
    publishedAt: '2026-11-18T08:10:00Z',
  },
  {
    id: 16,
    title: 'Open-source maintainers publish a shared on-call schedule',
    description:
      'Volunteers in eleven time zones will take turns at urgent security reports for a group of small libraries.',
    publishedAt: '2026-11-17T10:20:00Z',
  },
  {
    id: 17,
    title: 'Schools return to handwriting in first programming lessons',
    description: 'Teachers say that students who trace a loop on paper make fewer mistakes at the keyboard.',
    publishedAt: '2026-11-16T14:05:00Z',
  },
  {
    id: 18,
    title: 'Rural network adds 90 towers, shared by three carriers',
    description: 'Sharing the steelwork cuts the cost of each site, and the carriers split the upkeep.',
    publishedAt: '2026-11-15T09:30:00Z',
  },
  {
    id: 19,
    title: 'Hiring software must explain a rejection, say two states',
    description: 'Under the draft rules, applicants could ask which facts counted and have a person look again.',
    publishedAt: '2026-11-13T17:25:00Z',
  },
  {
    id: 20,
    title: 'Farm robots learn to leave the hedges alone',
    description: 'A new map format marks nesting strips, so that machines from different makers keep clear of them.',
    publishedAt: '2026-11-12T11:55:00Z',
  },
  {
    id: 21,
    title: 'Demand for data center electricians outruns training seats',
    description: 'Colleges plan evening classes from January and are looking for instructors with site experience.',
    publishedAt: '2026-11-11T15:35:00Z',
  },
  {
    id: 22,
    title: 'Repair cafés publish a parts list for 200 appliances',
    description:
      'Volunteers measured screws, belts and seals, and found that a third of them are the same across brands.',
    publishedAt: '2026-11-10T10:45:00Z',
  },
  {
    id: 23,
    title: 'Passkeys replace passwords at a group of credit unions',
    description:
      'Members log in with a phone or a small key. Branch staff have been trained to help those with neither.',
    publishedAt: '2026-11-08T13:15:00Z',
  },
  {
    id: 24,
    title: 'Weather startup puts sensors on delivery vans',
    description: 'Readings from the street are said to improve flood warnings by about half an hour.',
    publishedAt: '2026-11-06T16:00:00Z',
  },
] as const
