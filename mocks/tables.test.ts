import { expect, test } from 'vitest'
import { agency } from './datasets/agency'
import { createDatabase } from './model'
import { putRow, seed } from './tables'

/** The agency's rows, put in by @mswjs/data itself. */
function created() {
  const db = createDatabase()
  for (const row of agency.jobs) db.job.create(row)
  for (const row of agency.blogs) db.blog.create(row)
  for (const row of agency.articles) db.article.create(row)
  for (const row of agency.users) db.user.create(row)
  return db
}

test('rows that are seeded are the rows that @mswjs/data would have made of them, its marks and all', () => {
  const [db, own] = [createDatabase(), created()]
  seed(db, agency)
  for (const table of ['job', 'blog', 'article', 'user'] as const) {
    expect(db[table].getAll()).toStrictEqual(own[table].getAll())
  }
})

test('a seeded row is found, changed and deleted by @mswjs/data', () => {
  const db = createDatabase()
  seed(db, agency)
  const where = { id: { equals: 3 } }
  expect(db.job.update({ where, data: { title: 'Head of Tea' } })?.title).toBe('Head of Tea')
  expect(db.job.findFirst({ where: { title: { equals: 'Head of Tea' } } })?.id).toBe(3)
  db.job.delete({ where })
  expect([db.job.findFirst({ where }), db.job.count()]).toEqual([null, 29])
})

test('a row keeps no column that its table does not have', () => {
  const db = createDatabase()
  putRow(db, 'job', { id: 1, title: 'Clerk', color: 'blue' })
  expect(Object.keys(db.job.getAll()[0] ?? {}).toSorted()).toEqual([
    'company',
    'description',
    'id',
    'level',
    'location',
    'requirements',
    'salary',
    'title',
    'type',
  ])
})
