import { refuse } from '../answering'
import type { Resource } from './resource'

export const login: Resource<'login'> = ({ asked, db, sessions }) => {
  const { email, password } = asked.body
  const user = db.user.getAll().find((known) => known.email === email.toLowerCase())
  if (!user || user.password !== password || user.role !== 'admin') {
    return refuse('admin', 401, 'Wrong email or password.')
  }
  return { token: sessions.open(user.id) }
}

export const dashboard: Resource<'dashboard'> = ({ token, db, sessions }) => {
  const session = token && sessions.find(token)
  if (!session) return refuse('admin', 401)
  if (session.expiresAt <= Date.now()) return refuse('admin', 401, 'Your session has expired.')
  return { totalUsers: db.user.count(), totalJobs: db.job.count(), totalBlogs: db.blog.count() }
}
