import { paths } from '@/content/paths'
import { sampleBlogs } from '@/content/sampleBlogs'
import { sampleJobs } from '@/content/sampleJobs'
import { newsCategories } from '@/contract/endpoints'
import { maxRows } from '../../engine/database/database'
import type { AllRows } from '../agency'
import { users } from '../auth/rows/users'
import { recentBlogs } from '../blogs/rows/recent'
import { oldestBlogs } from '../blogs/rows/oldest'
import { earlierBlogs } from '../blogs/rows/earlier'
import { createJob, postedOn } from '../jobs/rows/generated'
import { jobsInAsiaAndTheGulf } from '../jobs/rows/asiaAndGulf'
import { jobsInEuropeAndAmerica } from '../jobs/rows/europeAndAmerica'
import { businessArticles } from '../news/rows/business'
import { sportsArticles } from '../news/rows/sports'
import { technologyArticles } from '../news/rows/technology'

/** Only here: `/jobs-listing` shows the sample jobs without a response. */
const withDate = <Row extends { id: number }>(row: Row) => ({ ...row, datePosted: postedOn(row.id) })

const articles = { business: businessArticles, technology: technologyArticles, sports: sportsArticles }

const rows: AllRows = {
  // Ids 1 to 7 are the listing page's sample jobs, so that their links open.
  job: [...sampleJobs, ...jobsInAsiaAndTheGulf, ...jobsInEuropeAndAmerica].map(withDate),
  // Ids 1 and 2 are the two built-in posts.
  blog: [{ ...sampleBlogs[0], id: 1 }, { ...sampleBlogs[1], id: 2 }, ...recentBlogs, ...earlierBlogs, ...oldestBlogs],
  // The page they link to says that they are invented.
  article: newsCategories.flatMap((category) =>
    articles[category].map((row) => ({ ...row, category, url: paths.terms })),
  ),
  user: users,
}

/** The named sets of rows. The first is the default. */
export const datasets = {
  agency: () => rows,
  /** No rows but the users, so that the admin can sign in. */
  empty: () => ({ user: rows.user }),
  large: () => {
    const { length } = rows.job
    const generated = Array.from({ length: maxRows - length }, (_, index) => createJob(length + 1 + index))
    return { ...rows, job: [...rows.job, ...generated] }
  },
}

export type DatasetName = keyof typeof datasets
