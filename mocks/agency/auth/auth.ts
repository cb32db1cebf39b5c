import { demoSignIn } from '@/content/demo'
import { choice, exact, text } from '../../engine/database/columns'
import { defineResource } from '../defineResource'
import { createMember } from './rows/users'

export const auth = defineResource({
  table: {
    name: 'user',
    title: 'Users',
    columns: { name: text, email: exact, role: choice(['member', 'admin']), password: exact },
    createRow: createMember,
  },
  endpoints: {
    login: {
      summary: 'Logs a user in. Returns the token of the session.',
      example: { body: demoSignIn },
      resolve({ request, table, openSession, createError }) {
        const { email, password } = request.body
        const user = table.getAll().find((one) => one.email.toLowerCase() === email.toLowerCase())
        return user?.password === password && user.role === 'admin'
          ? { token: openSession(user.id) }
          : createError(401, 'Wrong email or password.')
      },
      variants: {
        'no-token': {
          title: 'No token',
          description: 'Status 200 without a token in it.',
          body: '{"message":"Welcome"}',
        },
      },
    },
  },
})
