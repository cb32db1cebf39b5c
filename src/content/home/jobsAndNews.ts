import { type Link, paths } from '../paths'
import type { Heading } from './types'

export const featured: Heading & { more: Link } = {
  title: 'Featured jobs',
  intro: 'Six jobs we are filling now, with their pay in US dollars. Open one to see what it asks.',
  more: { text: 'See open jobs', to: paths.jobs },
}

export const latestNews = {
  title: 'Latest news',
  intro: 'Headlines from business, technology and sports: a little reading before your next interview.',
  category: 'News category',
  pages: 'News',
  /** For screen readers. */
  count: (articles: number, category: string) =>
    `${articles === 1 ? '1 headline' : `${articles} headlines`}: ${category}`,
}
