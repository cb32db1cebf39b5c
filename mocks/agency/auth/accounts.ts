import type { Account } from '../../engine/resource'

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
