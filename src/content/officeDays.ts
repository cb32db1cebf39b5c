import type { agency } from './agency'

type City = (typeof agency.offices)[number]['city']

interface OfficeDays {
  /** Hours ahead of UTC in winter. */
  ahead: number
  /** Summer time begins and ends on the first Sunday from these days on: [month, day]. */
  summer?: readonly [begins: readonly [number, number], ends: readonly [number, number]]
  /** Public holidays on weekdays, by year: month/day. Those that follow the moon are as expected. */
  holidays: Record<number, string>
}

/** On the clock of each office. */
export const officeHours = { opens: 9, closes: 18 }

/** Checked against the Python package `holidays` 0.105 and, for Bengaluru in 2026, Karnataka's list of general holidays. */
export const officeDays: Record<City, OfficeDays> = {
  London: {
    ahead: 0,
    summer: [
      [3, 25],
      [10, 25],
    ],
    holidays: {
      2026: '1/1 4/3 4/6 5/4 5/25 8/31 12/25 12/28',
      2027: '1/1 3/26 3/29 5/3 5/31 8/30 12/27 12/28',
    },
  },
  Bengaluru: {
    ahead: 5.5,
    holidays: {
      2026: '1/15 1/26 3/19 3/31 4/3 4/14 4/20 5/1 5/28 6/26 8/26 9/14 10/2 10/20 10/21 11/10 11/27 12/25',
      2027: '1/15 1/26 3/10 3/26 4/7 4/14 5/17 6/16 10/29 11/1',
    },
  },
  Toronto: {
    ahead: -5,
    summer: [
      [3, 8],
      [11, 1],
    ],
    holidays: {
      2026: '1/1 2/16 4/3 5/18 7/1 9/7 10/12 12/25 12/28',
      2027: '1/1 2/15 3/26 5/24 7/1 9/6 10/11 12/27 12/28',
    },
  },
  Dubai: {
    ahead: 4,
    holidays: {
      2026: '1/1 3/20 5/26 5/27 5/28 5/29 6/16 8/25 12/2 12/3',
      2027: '1/1 3/9 3/10 3/11 5/17 5/18 12/2 12/3',
    },
  },
}
