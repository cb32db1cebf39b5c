import type { Definition, SeedsOf } from '~mocks/engine/resource'
import { books } from './books'
import { endpoints } from './contract'
import { readers } from './readers'

const shelf: SeedsOf<typeof books> = [1, 2, 3].map((id) => ({
  ...books.table.createRow(id),
  tags: id === 2 ? ['sea'] : ['sea', 'light'],
}))

const reader = [{ id: 1, name: 'Ada' }]

export const datasets = {
  shelves: () => ({ book: shelf, reader }),
  empty: () => ({}),
  borrowed: () => ({ reader }),
}

export const library: Definition = {
  name: 'library',
  title: 'Library',
  contract: endpoints,
  resources: [books, readers],
  datasets,
  scenarios: {
    usual: { title: 'Usual', description: 'All is well.', dataset: 'shelves', as: 'nobody' },
    closed: { title: 'Closed', description: 'Nothing responds.', dataset: 'empty', everywhere: 503, as: 'nobody' },
    borrowing: { title: 'Borrowing', description: 'No book is left.', dataset: 'borrowed', as: 'reader' },
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
