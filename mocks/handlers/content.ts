import { refuse } from '../answering'
import { manyRows } from '../behaviors'
import { jobAt } from '../datasets/rows'
import { tableOf } from '../tables'
import type { Resource } from './resource'

export const blogs: Resource<'blogs'> = ({ db }) => db.blog.getAll()

export const jobs: Resource<'jobs'> = ({ db }) => db.job.getAll()

export const job: Resource<'job'> = ({ asked, db, control }) => {
  const id = /^\d+$/.test(asked.params.id) ? Number(asked.params.id) : 0
  const found = tableOf(db, 'job').get(id)
  if (found) return found
  // The list shows more jobs than there are: each of them opens.
  const isShown = control.behaviorOf('jobs').how === 'many' && id > 0 && id <= manyRows
  return isShown ? jobAt(id) : refuse('admin', 404, 'There is no such job.')
}

export const news: Resource<'news'> = ({ asked, db }) => {
  const { country, category } = asked.query
  const articles = db.article.getAll().filter((row) => row.country === country && row.category === category)
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
