import { choice, exact, text } from '../../engine/database/columns'
import { defineResource } from '../defineResource'
import { people, pick } from '../generated'

export const auth = defineResource({
  table: {
    name: 'user',
    title: 'Users',
    label: ['name', 'email'],
    columns: {
      name: text,
      email: exact,
      role: choice(['member', 'admin']),
      // Demo only: a real service stores a hash.
      password: exact,
    },
    createRow: (id) => ({
      id,
      name: pick(people, id),
      email: `colleague.${id}@alderway.example`,
      role: 'member' as const,
      password: `meadow-${id}-stone`,
    }),
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
