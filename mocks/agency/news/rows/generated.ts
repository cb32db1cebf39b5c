import { paths } from '@/content/paths'
import { daysAgo } from '@/content/daysAgo'
import { newsCategories } from '@/contract/endpoints'
import { employers, pick, places } from '../../rows/generated'

export function createArticle(id: number) {
  return {
    id,
    category: pick(newsCategories, id),
    title: `${pick(employers, id)} opens ${2 + (id % 40)} places in ${pick(places, id * 3).split(',', 1)[0]}`,
    description: 'The first of them are to begin next month, the rest by the summer.',
    url: paths.terms,
    publishedAt: daysAgo(1 + id),
  }
}
