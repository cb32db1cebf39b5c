import { expect, within } from 'storybook/test'
import { admin } from '@/content/admin'
import { backend } from '~test/backend'
import { says } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { DashboardPage } from './DashboardPage'

const { failed, latest, loading } = admin.dashboard

const meta = preview.meta({
  component: DashboardPage,
  parameters: {
    route: '/admin',
    as: 'admin',
    docs: {
      description: {
        component: `What staff see first: three counts, and the latest jobs and posts.

- **Staff’s task:** arrive from AdminLoginPage, to see how much there is. Go on to a job or a post on the website, or to a page in AdminLayout’s sidebar.
- **Order:** the h1, total users, total jobs and total blogs, then the latest jobs and the latest posts. The specification fixes the totals, and nothing may replace them.
- **States:** “Loading dashboard...” (Loading), zeros (Empty), “The figures could not be loaded.” (Failed), the login (Expired). Without the right it says so, with Logout. Jobs fail alone (Latest Jobs Failed); posts never do, as two are built in.
- **Check when it changes:** totals are at least 208 px wide. In a window up to 640 px wide or 800 px high, label and figure share a line. “Dashboard loaded.” is announced.`,
      },
    },
  },
})

const totalJobs = { level: 2, name: 'Total jobs' }

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', totalJobs)).toBeVisible()
    const { database } = backend
    for (const [label, table] of Object.entries({ users: 'user', jobs: 'job', blogs: 'blog' })) {
      const card = canvas.getByRole('heading', { level: 2, name: `Total ${label}` }).closest('li')
      await expect(card?.querySelector('p')).toHaveTextContent(new RegExp(`^${database.table(table).count()}$`))
    }
    const [newest, ...others] = await within(canvas.getByRole('region', { name: latest.jobs.title })).findAllByRole(
      'link',
    )
    await expect(newest).toHaveAttribute('href', '/jobs/26')
    await expect(others).toHaveLength(latest.count - 1)
    const links = within(canvas.getByRole('navigation', { name: admin.areaLabel })).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin',
      '/admin/manage-jobs',
      '/admin/manage-blogs',
      '/admin/manage-users',
    ])
    await expect(links[0]).toHaveAttribute('aria-current', 'page')
  },
})

export const Loading = meta.story(says({ mock: { dashboard: 'pending' } }, loading))

/** Zero is shown as a number. */
export const Empty = meta.story({
  parameters: { mock: { dashboard: 'empty', jobs: 'empty', blogs: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', totalJobs)).toBeVisible()
    await expect(canvas.getAllByText('0')).toHaveLength(3)
  },
})

export const Failed = meta.story(says({ mock: { dashboard: 'error' } }, failed))

export const LatestJobsEmpty = meta.story(says({ mock: { jobs: 'empty' } }, latest.jobs.empty))

/** The totals stay. */
export const LatestJobsFailed = meta.story(says({ mock: { jobs: 'error' } }, latest.failed))

/** The token has expired: the login page says so. */
export const Expired = meta.story(says({ mock: { dashboard: '401' } }, admin.login.expired))
