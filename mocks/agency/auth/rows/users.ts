import type { Account } from '../../../engine/resource'
import { people, pick } from '../../rows/generated'

/** Passwords are for the demo only: a real service stores a hash. */
export function createMember(id: number, name = pick(people, id)) {
  const [firstName = ''] = name.toLowerCase().split(' ')
  return {
    id,
    name,
    email: `${firstName}.${id}@alderway.example`,
    role: 'member',
    password: `meadow-${id}-stone`,
  } as const
}

const consultants = ['Claire Beaumont', 'Grace Adeyemi', 'Rohan Iyer', 'Yusuf Al Hamadi', 'Eleanor Marsh']

/** The first is the admin of the demo, whose credentials the login page shows. */
export const users = [
  { id: 1, name: 'Ines Halloran', email: 'admin@alderway.example', role: 'admin', password: 'demo1234' } as const,
  ...consultants.map((name, index) => createMember(index + 2, name)),
]

/** Who can be signed in. The spec knows one role: a member has a token, and no rights in the admin area. */
export const accounts = {
  nobody: { title: 'Nobody', description: 'No token. The admin area leads to the login.' },
  member: { title: 'Member', description: 'A consultant, to whom `/admin` responds with status 403.', userId: 2 },
  admin: { title: 'Admin', description: 'The admin of the demo.', userId: 1 },
} satisfies Record<string, Account>

export type AccountName = keyof typeof accounts
