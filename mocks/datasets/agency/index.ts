import type { Dataset } from '../types'
import { articles } from './articles'
import { blogs } from './blogs'
import { jobs } from './jobs'
import { users } from './users'

/** The world of the demo: one agency in November 2026. */
export const agency: Dataset = { jobs, blogs, articles, users }
