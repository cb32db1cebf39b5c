import { drop, factory, nullable, primaryKey } from '@mswjs/data'
import type { Dataset } from './datasets/types'

/** A column that is null where a row leaves it out: nullable(Number) by itself makes it 0. */
function absent<Value extends string | number>() {
  return nullable<Value>(() => null)
}

/** The database. Rows that come out of it are live: copy before changing one. */
export const db = factory({
  job: {
    id: primaryKey(Number),
    title: String,
    description: absent<string>(),
    location: absent<string>(),
    salary: absent<number>(),
    company: absent<string>(),
    requirements: absent<string>(),
    type: absent<string>(),
    level: absent<string>(),
  },
  blog: {
    id: primaryKey(Number),
    title: String,
    author: String,
    date: String,
    description: String,
    content: String,
    imageUrl: String,
  },
  article: {
    id: primaryKey(Number),
    category: String,
    country: String,
    title: String,
    description: String,
    url: String,
    source: String,
    author: String,
    publishedAt: String,
  },
  user: {
    id: primaryKey(Number),
    name: String,
    email: String,
    role: String,
    password: String,
  },
  session: {
    token: primaryKey(String),
    userId: Number,
    /** Milliseconds since 1970. */
    expiresAt: Number,
  },
})

/** Empties the database and fills it with a dataset's rows. */
export function seed({ jobs, blogs, articles, users }: Dataset): void {
  drop(db)
  for (const row of jobs) db.job.create(row)
  for (const row of blogs) db.blog.create(row)
  for (const row of articles) db.article.create(row)
  for (const row of users) db.user.create(row)
}
