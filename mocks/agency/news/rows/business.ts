/** Ids 1 to 8. */
export const businessArticles = [
  {
    id: 1,
    title: 'Regional lenders ease terms for small manufacturers',
    description:
      'Several mid-sized banks have cut the collateral they ask of firms with fewer than 50 staff. Borrowers say the paperwork is shorter as well.',
    publishedAt: '2026-11-19T15:20:00Z',
  },
  {
    id: 2,
    title: 'Holiday hiring starts later, with longer contracts',
    description:
      'Retailers are taking on seasonal staff two weeks later than last year, but are keeping more of them until March.',
    publishedAt: '2026-11-19T09:05:00Z',
  },
  {
    id: 3,
    title: 'Freight rates steady as new berths open on the Gulf coast',
    description: 'Shippers expect a calmer winter after three terminals added capacity in the fall.',
    publishedAt: '2026-11-18T13:40:00Z',
  },
  {
    id: 4,
    title: 'More employers print the pay range in job ads',
    description: 'Recruiters in four states say that ads without a figure now draw noticeably fewer replies.',
    publishedAt: '2026-11-17T16:10:00Z',
  },
  {
    id: 5,
    title: 'Family bakeries form buying group to share cost of flour',
    description:
      'Forty-one shops will order together from January and publish the price they pay to members each month.',
    publishedAt: '2026-11-16T11:30:00Z',
  },
  {
    id: 6,
    title: 'Office landlords turn spare floors into training rooms',
    description: 'Owners of half-empty buildings are renting by the day to firms that teach new staff in groups.',
    publishedAt: '2026-11-14T10:00:00Z',
  },
  {
    id: 7,
    title: 'Hospital groups offer nurses fixed three-day weeks',
    description:
      'Managers hope that predictable shifts will bring back experienced staff who left during the past five years.',
    publishedAt: '2026-11-13T14:45:00Z',
  },
  {
    id: 8,
    title: 'Small exporters get a single form for customs papers',
    description:
      'A pilot at two ports replaces seven documents with one. Brokers say that it saves about a morning per shipment.',
    publishedAt: '2026-11-12T08:25:00Z',
  },
]
