import { drop, factory, nullable, primaryKey } from '@mswjs/data'
import type { Dataset } from './datasets/types'

/** A column that is null where a row leaves it out: nullable(Number) by itself makes it 0. */
function absent<Value extends string | number>() {
  return nullable<Value>(() => null)
}

/** A new database without rows. Rows that come out of it are live: copy before changing one. */
export function createDatabase() {
  return factory({
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
}

export type Database = ReturnType<typeof createDatabase>

/** Empties the database, but for who is signed in, and fills it with a dataset's rows. */
export function seed(db: Database, { jobs, blogs, articles, users }: Dataset): void {
  const sessions = db.session.getAll().map(({ token, userId, expiresAt }) => ({ token, userId, expiresAt }))
  drop(db)
  for (const row of sessions) db.session.create(row)
  for (const row of jobs) db.job.create(row)
  for (const row of blogs) db.blog.create(row)
  for (const row of articles) db.article.create(row)
  for (const row of users) db.user.create(row)
}
