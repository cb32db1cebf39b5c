import { refuse } from '../behaviours'
import { db } from '../model'
import { keepSessions } from '../sessions'
import type { Resource } from './resource'

/** How long a token is good for: eight hours, in milliseconds. */
const lifetime = 8 * 60 * 60 * 1000

export const login: Resource<'login'> = ({ asked }) => {
  const { email, password } = asked.body
  const user = db.user.findFirst({ where: { email: { equals: email.toLowerCase() } } })
  if (!user || user.password !== password || user.role !== 'admin') {
    return refuse('admin', 401, 'Wrong email or password.')
  }
  const now = Date.now()
  const token = `demo.${user.id}.${db.session.count() + 1}.${now.toString(36)}`
  db.session.create({ token, userId: user.id, expiresAt: now + lifetime })
  keepSessions()
  return { token }
}

export const dashboard: Resource<'dashboard'> = ({ token }) => {
  const session = token && db.session.findFirst({ where: { token: { equals: token } } })
  if (!session) return refuse('admin', 401)
  if (session.expiresAt <= Date.now()) return refuse('admin', 401, 'Your session has expired.')
  return { totalUsers: db.user.count(), totalJobs: db.job.count(), totalBlogs: db.blog.count() }
}
