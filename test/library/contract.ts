import * as v from 'valibot'
import type { Endpoint } from '@/contract/endpoint'

const Book = v.object({
  id: v.string(),
  title: v.string(),
  blurb: v.nullable(v.string()),
  tags: v.array(v.union([v.string(), v.number()])),
  publisher: v.object({ name: v.string(), city: v.string() }),
  published: v.string(),
})
const NewBook = v.object({ title: v.string(), tags: v.optional(v.array(v.string())) })
const toNumber = v.pipe(v.string(), v.digits(), v.transform(Number))
const atBook = { base: 'library', path: '/books/:id', params: v.object({ id: v.string() }) } as const

/** A contract unlike the agency's: text ids, lists and objects in columns, writes, pages and numbers in a query. */
export const endpoints = {
  books: {
    method: 'GET',
    base: 'library',
    path: '/books',
    query: v.object({
      page: v.optional(toNumber, '1'),
      size: v.optional(toNumber, '2'),
      tag: v.optional(v.union([v.string(), v.array(v.string())])),
      'published[since]': v.optional(v.string()),
    }),
    response: v.object({ total: v.number(), books: v.array(Book) }),
  },
  book: { ...atBook, method: 'GET', response: Book },
  addBook: { method: 'POST', base: 'library', path: '/books', needsToken: true, body: NewBook, response: Book },
  changeBook: { ...atBook, method: 'PATCH', body: v.partial(NewBook), response: Book },
  removeBook: { ...atBook, method: 'DELETE', response: v.undefined() },
  profile: { method: 'GET', base: 'library', path: '/me', needsToken: true, response: v.object({ name: v.string() }) },
  logout: { method: 'POST', base: 'library', path: '/logout', needsToken: true, response: v.undefined() },
} as const satisfies Record<string, Endpoint>
