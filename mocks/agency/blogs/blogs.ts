import { listVariants } from '../../engine/behaviors'
import { date, prose, text, url } from '../../engine/database/columns'
import { defineResource } from '../defineResource'
import { createBlog } from './rows/generated'

export const blogs = defineResource({
  table: {
    name: 'blog',
    title: 'Blogs',
    columns: { title: text, author: text, date, description: prose, content: prose, imageUrl: url },
    createRow: createBlog,
  },
  endpoints: {
    blogs: {
      summary: 'Lists the posts of the blog, the newest first.',
      resolve: ({ table }) => table.findMany({ orderBy: { date: 'desc' } }),
      variants: listVariants,
    },
  },
})
