import { daysAgo } from '@/content/daysAgo'

/** Ids 1 to 8. */
export const businessArticles = [
  {
    id: 1,
    title: 'Regional lenders ease terms for small manufacturers',
    description: 'Several mid-sized banks have cut the collateral that they ask of firms with fewer than 50 staff.',
    publishedAt: daysAgo(1, '15:20'),
  },
  {
    id: 2,
    title: 'Seasonal hiring starts later, with longer contracts',
    description: `\
Retailers are taking on seasonal staff two weeks later than last year, but are keeping more of them for another \
quarter.`,
    publishedAt: daysAgo(1, '09:05'),
  },
  {
    id: 3,
    title: 'Freight rates steady as new berths open on the Gulf coast',
    description: 'Shippers expect a calmer season after three terminals added capacity.',
    publishedAt: daysAgo(2, '13:40'),
  },
  {
    id: 4,
    title: 'More employers print the pay range in job ads',
    description: 'Recruiters in four states say that ads without a figure now draw noticeably fewer replies.',
    publishedAt: daysAgo(3, '16:10'),
  },
  {
    id: 5,
    title: 'Family bakeries form buying group to share cost of flour',
    description:
      'Forty-one shops will order together from next month and publish the price they pay to members each month.',
    publishedAt: daysAgo(4, '11:30'),
  },
  {
    id: 6,
    title: 'Office landlords turn spare floors into training rooms',
    description: 'Owners of half-empty buildings are renting by the day to firms that teach new staff in groups.',
    publishedAt: daysAgo(6, '10:00'),
  },
  {
    id: 7,
    title: 'Hospital groups offer nurses fixed three-day weeks',
    description:
      'Managers hope that predictable shifts will bring back experienced staff who left during the past five years.',
    publishedAt: daysAgo(7, '14:45'),
  },
  {
    id: 8,
    title: 'Small exporters get a single form for customs papers',
    description:
      'A pilot at two ports replaces seven documents with one. Brokers say that it saves about a morning per shipment.',
    publishedAt: daysAgo(8, '08:25'),
  },
]
