import { type Link, paths } from '../paths'
import type { Heading } from './types'

export const featured: Heading & { more: Link } = {
  title: 'Featured jobs',
  intro: 'Six roles we are filling now. Open one to see what it asks and what it pays.',
  more: { text: 'See every job', to: paths.jobs },
}

export const latestNews = {
  title: 'Latest news',
  intro: 'Today’s headlines in business, technology and sports. A little reading before your next interview.',
  category: 'News category',
  pages: 'News',
}
