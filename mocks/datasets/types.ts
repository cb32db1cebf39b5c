import type { Blog, JobRow, NewsCategory } from '@/contract/entities'

export interface ArticleRow {
  id: number
  category: NewsCategory
  country: 'us'
  title: string
  description: string
  url: string
  source: string
  author: string
  /** ISO date and time, UTC. */
  publishedAt: string
}

export interface UserRow {
  id: number
  name: string
  email: string
  role: 'admin' | 'member'
  /** Demo only: a real service keeps a hash. */
  password: string
}

export type BlogRow = Omit<Blog, 'id'> & { id: number }

/** A named world of rows. */
export interface Dataset {
  jobs: readonly JobRow[]
  blogs: readonly BlogRow[]
  articles: readonly ArticleRow[]
  users: readonly UserRow[]
}
