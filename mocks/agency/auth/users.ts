/** The first is the admin of the demo, whose credentials the login page shows. The others are the agency’s consultants. */
export const users = [
  { id: 1, name: 'Ines Halloran', email: 'admin@alderway.example', role: 'admin', password: 'demo1234' },
  {
    id: 2,
    name: 'Claire Beaumont',
    email: 'claire.beaumont@alderway.example',
    role: 'member',
    password: 'kestrel-41-lamp',
  },
  {
    id: 3,
    name: 'Grace Adeyemi',
    email: 'grace.adeyemi@alderway.example',
    role: 'member',
    password: 'quarry-08-mint',
  },
  {
    id: 4,
    name: 'Rohan Iyer',
    email: 'rohan.iyer@alderway.example',
    role: 'member',
    password: 'linden-27-sail',
  },
  {
    id: 5,
    name: 'Yusuf Al Hamadi',
    email: 'yusuf.alhamadi@alderway.example',
    role: 'member',
    password: 'copper-63-fern',
  },
  {
    id: 6,
    name: 'Eleanor Marsh',
    email: 'eleanor.marsh@alderway.example',
    role: 'member',
    password: 'harbor-15-oat',
  },
] as const
