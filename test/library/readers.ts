import * as v from 'valibot'
import { text } from '~mocks/engine/database/columns'
import { defineResource } from './defineResource'

export const readers = defineResource({
  table: { name: 'reader', title: 'Readers', columns: { name: text }, createRow: (id) => ({ id, name: String(id) }) },
  endpoints: {
    profile: { resolve: ({ session }) => ({ name: v.parse(v.string(), session.user.name) }) },
    logout: { resolve: ({ closeSession }) => closeSession() },
  },
})
