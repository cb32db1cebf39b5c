import { experienceLevels, type JobRow, jobTypes, newsCategories } from '@/contract/entities'
import type { ArticleRow, BlogRow, UserRow } from './types'

const trades = [
  'Warehouse Lead',
  'Payroll Clerk',
  'Staff Nurse',
  'Data Analyst',
  'Site Electrician',
  'Account Manager',
  'Test Engineer',
  'Night Auditor',
  'Lab Technician',
  'Procurement Officer',
  'Machine Operator',
  'Claims Handler',
]
const duties = ['Shift planning', 'Quality', 'Customer care', 'New sites', 'Reporting', 'Training', 'Stock control']
const places = [
  'Leeds, United Kingdom',
  'Pune, India',
  'Hamilton, Canada',
  'Sharjah, United Arab Emirates',
  'Rotterdam, Netherlands',
  'Austin, United States',
  'Wrocław, Poland',
  'Singapore',
]
const employers = ['Norvane', 'Tallis & Rook', 'Ostrava Mills', 'Bexley Freight', 'Kinmore', 'Halden Labs', 'Lumo Care']
const names = [
  'Amara Osei',
  'Jonas Lindqvist',
  'Priya Raman',
  'Mateo Silva',
  'Hana Novak',
  'Farid Rahimi',
  'Maeve Doyle',
]
const posts = [
  'A week of interviews',
  'What a reference says',
  'The first Monday',
  'Asking for more',
  'Moving for work',
]

/** The row of a list that belongs to an id: the same one on every run. */
function pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[], id: number): Value {
  const value = values[id % values.length]
  if (value === undefined) throw new Error('There is nothing to pick from.')
  return value
}

/** An invented job for any id, the same one on every run. */
export function jobAt(id: number): JobRow {
  const company = pick(employers, id * 5)
  return {
    id,
    title: `${pick(trades, id)}, ${pick(duties, id * 3).toLowerCase()}`,
    company,
    location: pick(places, id * 7),
    type: pick(jobTypes, id),
    level: pick(experienceLevels, id * 2 + (id % 5)),
    salary: 24_000 + ((id * 1750) % 90_000),
    description: `${company} fills this place because the work has grown. You begin with four weeks beside a colleague, then ${pick(duties, id).toLowerCase()} is yours. The team is ${4 + (id % 9)} people strong and meets every morning.`,
    requirements: `${1 + (id % 6)} years in a similar place, and two people we may ask about you.`,
  }
}

/** An invented post for any id. */
export function blogAt(id: number): BlogRow {
  return {
    id,
    title: `${pick(posts, id)}, part ${1 + Math.floor(id / posts.length)}`,
    author: pick(names, id * 3),
    date: new Date(Date.UTC(2026, 10, 16) - id * 86_400_000 * 3).toISOString().slice(0, 10),
    description: 'One question from our desk, answered in the time that a coffee takes.',
    content: 'Somebody asks us this every week.\n\nWe answer it the same way each time, so here it is in writing.',
    imageUrl: '',
  }
}

/** An invented article for any id; the three categories take turns. */
export function articleAt(id: number): ArticleRow {
  return {
    id,
    category: pick(newsCategories, id),
    country: 'us',
    title: `${pick(employers, id)} opens ${2 + (id % 40)} places in ${pick(places, id * 3).split(',', 1)[0]}`,
    description: 'The first of them are to begin next month, the rest by the summer.',
    url: `https://news.example/articles/${id}`,
    source: 'The Morning Ledger',
    author: pick(names, id),
    publishedAt: new Date(Date.UTC(2026, 10, 20) - id * 3_600_000).toISOString(),
  }
}

/** An invented colleague for any id. */
export function userAt(id: number): UserRow {
  return {
    id,
    name: pick(names, id),
    email: `colleague.${id}@alderway.example`,
    role: 'member',
    password: `meadow-${id}-stone`,
  }
}
