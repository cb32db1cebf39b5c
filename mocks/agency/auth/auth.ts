import { choice, exact, text } from '../../engine/database/columns'
import type { Account } from '../../engine/resource'
import { defineResource } from '../defineResource'
import { createMember } from './rows/users'

/** Who can be signed in. The spec knows one role: a member has a token, and no rights in the admin area. */
export const accounts = {
  nobody: { title: 'Nobody', description: 'No token. The admin area leads to the login.' },
  member: {
    title: 'Member',
    description: 'A consultant without admin rights: `/admin` responds with status 403.',
    userId: 2,
  },
  admin: { title: 'Admin', description: 'The admin of the demo.', userId: 1 },
} satisfies Record<string, Account>

export type AccountName = keyof typeof accounts

export const auth = defineResource({
  table: {
    name: 'user',
    title: 'Users',
    label: ['name', 'email'],
    columns: { name: text, email: exact, role: choice(['member', 'admin']), password: exact },
    createRow: (id) => createMember(id),
  },
  endpoints: {
    login: {
      resolve({ request, table, openSession, createError }) {
        const { email, password } = request.body
        const user = table.findFirst({ where: { email: { equals: email.toLowerCase() } } })
        return user?.password === password && user.role === 'admin'
          ? { token: openSession(user.id) }
          : createError(401, 'Wrong email or password.')
      },
      variants: {
        'no-token': {
          title: 'No token',
          description: 'Status 200 without a token in the body.',
          body: '{"message":"Welcome"}',
        },
      },
    },
  },
})
