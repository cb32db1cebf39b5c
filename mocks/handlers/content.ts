import { refuse } from '../behaviours'
import { db } from '../model'
import type { Resource } from './resource'

export const blogs: Resource<'blogs'> = () => db.blog.getAll()

export const jobs: Resource<'jobs'> = () => db.job.getAll()

export const job: Resource<'job'> = ({ asked }) => {
  const { id } = asked.params
  const found = /^\d+$/.test(id) && db.job.findFirst({ where: { id: { equals: Number(id) } } })
  return found || refuse('admin', 404, 'There is no such job.')
}

export const news: Resource<'news'> = ({ asked }) => {
  const { country, category } = asked.query
  const articles = db.article.findMany({ where: { country: { equals: country }, category: { equals: category } } })
  return {
    status: 'ok',
    totalResults: articles.length,
    articles: articles.map(({ source, author, title, description, url, publishedAt }) => ({
      source: { id: null, name: source },
      author,
      title,
      description,
      url,
      urlToImage: null,
      publishedAt,
      content: null,
    })),
  }
}
