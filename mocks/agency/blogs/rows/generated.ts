import { daysAgo } from '@/content/daysAgo'
import { people, pick } from '../../rows/generated'

const titles = [
  'A week of interviews',
  'What a reference says',
  'The first Monday',
  'Asking for more',
  'Moving for work',
]

export function createBlog(id: number) {
  return {
    id,
    title: `${pick(titles, id)}, part ${1 + Math.floor(id / titles.length)}`,
    author: pick(people, id),
    date: daysAgo(4 + id * 3),
    description: 'One question from our desk, answered in the time that a coffee takes.',
    content: 'Somebody asks us this every week.\n\nWe answer it the same way each time, so here it is in writing.',
    imageUrl: '',
  }
}
