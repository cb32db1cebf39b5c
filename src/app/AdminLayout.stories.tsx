import { Route, Routes } from 'react-router-dom'
import { paths } from '@/content/paths'
import { DashboardPage } from '@/pages/DashboardPage/DashboardPage'
import { preview } from '../../.storybook/preview'
import { AdminLayout } from './AdminLayout'

const meta = preview.meta({
  component: AdminLayout,
  parameters: {
    site: paths.admin,
    as: 'admin',
    docs: {
      description: {
        component: `Around every page of the admin area: a sidebar, or a bar at the top where the window is narrow.

- **Staff’s task:** go from page to page of the admin area, to the website, or log out, which leads to AdminLoginPage.
- **Order:** Logo with “Admin”, the navigation, “View website” and “Logout”, then the page. The specification fixes Manage Jobs, Manage Blogs, Manage Users and Logout.
- **States:** it loads nothing. Without a login AdminLoginPage is shown instead. Manage Blogs and Manage Users have no page yet: NotFoundPage is inside it.
- **Check when it changes:** the sidebar is 272 px wide and stays in view. Up to 768 px of window it is a bar that scrolls away; below 480 px “View website” is an icon alone.`,
      },
    },
  },
  render: () => (
    <Routes>
      <Route element={<AdminLayout />}>
        <Route path="*" element={<DashboardPage />} />
      </Route>
    </Routes>
  ),
})

export const Default = meta.story()
