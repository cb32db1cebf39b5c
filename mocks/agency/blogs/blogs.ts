import { sampleBlogs } from '@/content/sampleBlogs'
import { longText, text } from '../../engine/database/columns'
import { listVariants } from '../../engine/variants'
import { defineResource } from '../defineResource'
import { people, pick } from '../invented'
import { autumnBlogs } from './rows/autumn'
import { springBlogs } from './rows/spring'
import { summerBlogs } from './rows/summer'

const titles = [
  'A week of interviews',
  'What a reference says',
  'The first Monday',
  'Asking for more',
  'Moving for work',
]

function createBlog(id: number) {
  return {
    id,
    title: `${pick(titles, id)}, part ${1 + Math.floor(id / titles.length)}`,
    author: pick(people, id * 3),
    date: new Date(Date.UTC(2026, 10, 16) - id * 86_400_000 * 3).toISOString().slice(0, 10),
    description: 'One question from our desk, answered in the time that a coffee takes.',
    content: 'Somebody asks us this every week.\n\nWe answer it the same way each time, so here it is in writing.',
    imageUrl: '',
  }
}

export const blogs = defineResource({
  table: {
    name: 'blog',
    title: 'Blogs',
    columns: {
      title: text,
      author: text,
      date: text,
      description: longText,
      content: longText,
      imageUrl: text,
    },
    // Newest first. Ids 1 and 2 are the two built-in posts.
    rows: [{ ...sampleBlogs[0], id: 1 }, { ...sampleBlogs[1], id: 2 }, ...autumnBlogs, ...summerBlogs, ...springBlogs],
    createRow: createBlog,
  },
  endpoints: {
    blogs: { resolve: ({ table }) => table.getAll(), variants: listVariants(createBlog) },
  },
})
