import { ENTITY_TYPE, factory, nullable, PRIMARY_KEY, primaryKey } from '@mswjs/data'

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

/**
 * The rows of a table by id, in their order, as @mswjs/data itself keeps them: it looks through all of them to find one,
 * and takes twenty times as long to put one in. A row that is put in here bears its marks and has every column.
 */
export function shelfOf<Row extends object>(db: Database, table: string): Map<number, Row> {
  const [instance = ''] = Object.getOwnPropertySymbols(db)
  return Reflect.get(Reflect.get(db, instance).models, table)
}

/** What @mswjs/data wants to find on a row of a table. */
export function marksOf(table: string) {
  return { [ENTITY_TYPE]: table, [PRIMARY_KEY]: 'id' }
}
