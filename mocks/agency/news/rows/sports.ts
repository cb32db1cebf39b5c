import { daysAgo } from '@/content/daysAgo'

/** Ids 17 to 24. */
export const sportsArticles = [
  {
    id: 17,
    title: 'Lanterns hold on in Savannah to stay top',
    description:
      'A late save preserved a 2-1 win over the Tulsa Larks and a lead of three points with four games left.',
    publishedAt: daysAgo(1, '04:30'),
  },
  {
    id: 18,
    title: 'Ironjacks name first in-house nutritionist',
    description:
      'The Duluth club says that players asked for help with meals on the road more often than for anything else.',
    publishedAt: daysAgo(2, '18:20'),
  },
  {
    id: 19,
    title: 'Ridgebacks’ young defense passes its hardest test',
    description: 'Three starters under 21 kept the league’s best attack to a single goal in Boise.',
    publishedAt: daysAgo(3, '05:10'),
  },
  {
    id: 20,
    title: 'Women’s regional league adds two clubs for next season',
    description: 'Mobile Bay Terns and Dayton Foundry join, which brings the league to twelve teams.',
    publishedAt: daysAgo(4, '15:00'),
  },
  {
    id: 21,
    title: 'Marathon organizers move the start an hour earlier',
    description: 'The change gives slower runners cooler roads and reopens two bridges before noon.',
    publishedAt: daysAgo(5, '12:40'),
  },
  {
    id: 22,
    title: 'Larks’ captain returns after nine months out',
    description: 'She played the final 20 minutes in Tulsa and set up the tying goal with her second touch.',
    publishedAt: daysAgo(6, '03:55'),
  },
  {
    id: 23,
    title: 'Foundry wins in overtime after a scoreless afternoon',
    description: 'A deflected shot in the 103rd minute settled a cup game that had seemed certain to go to a shootout.',
    publishedAt: daysAgo(7, '04:15'),
  },
  {
    id: 24,
    title: 'College rowers share boats after boathouse flood',
    description: 'Five crews lent shells and oars, so that every race of the weekend could go ahead.',
    publishedAt: daysAgo(8, '16:30'),
  },
]
