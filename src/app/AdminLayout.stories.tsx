import { Route, Routes } from 'react-router-dom'
import { paths } from '@/content/paths'
import { DashboardPage } from '@/pages/DashboardPage/DashboardPage'
import { preview } from '../../.storybook/preview'
import { AdminLayout } from './AdminLayout'

/** Around a page of the admin area. */
const meta = preview.meta({
  component: AdminLayout,
  parameters: { site: paths.admin, as: 'admin' },
  render: () => (
    <Routes>
      <Route element={<AdminLayout />}>
        <Route path="*" element={<DashboardPage />} />
      </Route>
    </Routes>
  ),
})

export const Default = meta.story()
