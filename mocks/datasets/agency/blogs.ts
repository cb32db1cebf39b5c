import { sampleBlogs } from '@/content/sampleBlogs'
import type { BlogRow } from '../types'
import { autumnBlogs } from './blogs/autumn'
import { springBlogs } from './blogs/spring'
import { summerBlogs } from './blogs/summer'

/** Newest first. Ids 1 and 2 are the two built-in posts. */
export const blogs: readonly BlogRow[] = [
  { ...sampleBlogs[0], id: 1 },
  { ...sampleBlogs[1], id: 2 },
  ...autumnBlogs,
  ...summerBlogs,
  ...springBlogs,
]
