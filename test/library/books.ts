import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { listVariants, longText } from '~mocks/engine/behaviors'
import { exact, list, listOf, object, optional, prose, text, date } from '~mocks/engine/database/columns'
import { defineResource } from './defineResource'

export const books = defineResource({
  table: {
    name: 'book',
    title: 'Books',
    id: text,
    columns: {
      title: text,
      blurb: optional(prose),
      isbn: exact,
      tags: list,
      formats: listOf(v.picklist(['paper', 'sound'])),
      publisher: object({ name: text, city: text }),
      published: date,
    },
    createRow: (id) => ({
      id: `isbn-${id}`,
      title: `Book ${id}`,
      isbn: String(id),
      tags: [],
      formats: [],
      publisher: { name: 'Harbor', city: 'Hull' },
      published: `20${10 + id}-01-01`,
    }),
  },
  endpoints: {
    books: {
      resolve({ request, table }) {
        const { page, size, tag, 'published[since]': since } = request.query
        const wanted = [tag ?? []].flat()
        const all = table
          .findMany({ where: { published: since ? { gte: since } : {} }, orderBy: { published: 'desc' } })
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
        await Promise.resolve()
        const { title, tags = [] } = request.body
        const taken = table.findFirst({ where: { title: { equals: title } } })
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
