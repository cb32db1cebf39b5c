import { HttpResponse } from 'msw'
import * as v from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import { createBackend as createEngineBackend } from '~mocks/engine/backend'
import { listVariants, longText } from '~mocks/engine/behaviors'
import { date, exact, list, object, optional, prose, text } from '~mocks/engine/database/columns'
import { immediate } from '~mocks/engine/requests/handlers'
import { createDefine, type Definition, type SeedsOf } from '~mocks/engine/resource'

// A contract unlike the agency's: text ids, lists and objects in columns, writes, pages and numbers in a query.

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

const endpoints = {
  books: {
    method: 'GET',
    base: 'library',
    path: '/books',
    query: v.object({
      page: v.optional(toNumber, '1'),
      size: v.optional(toNumber, '2'),
      tag: v.optional(v.union([v.string(), v.array(v.string())])),
    }),
    response: v.object({ total: v.number(), books: v.array(Book) }),
  },
  book: { ...atBook, method: 'GET', response: Book },
  addBook: { method: 'POST', base: 'library', path: '/books', needsToken: true, body: NewBook, response: Book },
  changeBook: { ...atBook, method: 'PATCH', body: v.partial(NewBook), response: Book },
  removeBook: { ...atBook, method: 'DELETE', response: v.undefined() },
  profile: { method: 'GET', base: 'library', path: '/me', needsToken: true, response: v.object({ name: v.string() }) },
} as const satisfies Record<string, Endpoint>

const { defineResource } = createDefine<typeof endpoints>()

const books = defineResource({
  table: {
    name: 'book',
    title: 'Books',
    id: text,
    columns: {
      title: text,
      blurb: optional(prose),
      isbn: exact,
      tags: list,
      publisher: object({ name: text, city: text }),
      published: date,
    },
    createRow: (id) => ({
      id: `isbn-${id}`,
      title: `Book ${id}`,
      isbn: String(id),
      tags: [],
      publisher: { name: 'Harbor', city: 'Hull' },
      published: `20${10 + id}-01-01`,
    }),
  },
  endpoints: {
    books: {
      resolve({ request, table }) {
        const { page, size, tag } = request.query
        const wanted = [tag ?? []].flat()
        const all = table
          .findMany({ orderBy: { published: 'desc' } })
          .filter(({ tags }) => wanted.every((one) => tags.includes(one)))
        return { total: all.length, books: all.slice((page - 1) * size, page * size) }
      },
      variants: listVariants,
    },
    book: {
      resolve: ({ request, table, createError }) =>
        table.findFirst({ where: { id: { equals: request.params.id } } }) ?? createError(404),
      variants: longText,
    },
    addBook: {
      async resolve({ request, table, createError }) {
        const { title, tags = [] } = request.body
        const taken = table.findFirst({ where: { title: { equals: title } } })
        await Promise.resolve()
        if (taken) return createError(422, 'This book is here.', { title: 'Choose another title.' })
        return HttpResponse.json(table.create({ title, tags }), { status: 201, headers: { location: '/books' } })
      },
    },
    changeBook: {
      resolve: ({ request, table, createError }) => table.update(request.params.id, request.body) ?? createError(404),
    },
    removeBook: {
      resolve: ({ request, table, createError }) => (table.delete(request.params.id) ? undefined : createError(404)),
    },
  },
})

const readers = defineResource({
  table: { name: 'reader', title: 'Readers', columns: { name: text }, createRow: (id) => ({ id, name: String(id) }) },
  endpoints: { profile: { resolve: ({ session }) => ({ name: v.parse(v.string(), session.user.name) }) } },
})

export const library: Definition = {
  contract: endpoints,
  resources: [books, readers],
  scenarios: {
    usual: { title: 'Usual', description: 'All is well.', dataset: 'shelves', as: 'nobody' },
    closed: { title: 'Closed', description: 'Nothing responds.', dataset: 'empty', everywhere: 503, as: 'nobody' },
    reading: {
      title: 'Reading',
      description: 'A reader, and one book that is lost.',
      dataset: 'shelves',
      overrides: [{ endpoint: 'book', when: { id: 'isbn-2' }, steps: [{ behavior: 404 }] }],
      as: 'reader',
    },
  },
  accounts: {
    nobody: { title: 'Nobody', description: 'No token.' },
    reader: { title: 'Reader', description: 'May add books.', userId: 1 },
  },
  userTable: 'reader',
  createErrorBody: (_base, status, message, fields) => ({ status, message, fields }),
}

const shelf: SeedsOf<typeof books> = [1, 2, 3].map((id) => ({
  ...books.table.createRow(id),
  tags: id === 2 ? ['sea'] : ['sea', 'light'],
}))

export const datasets = { shelves: () => ({ book: shelf, reader: [{ id: 1, name: 'Ada' }] }), empty: () => ({}) }

export const at = 'http://library.example'

/** A backend of a library, which responds at once. */
export function createLibrary(options: Pick<Parameters<typeof createEngineBackend>[2], 'forward'> = {}) {
  return createEngineBackend(library, datasets, { bases: { library: at }, timing: immediate, ...options })
}
