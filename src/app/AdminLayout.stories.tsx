import { Route, Routes } from 'react-router-dom'
import { paths } from '@/content/paths'
import { PlaceholderPage } from '@/pages/PlaceholderPage/PlaceholderPage'
import { preview } from '../../.storybook/preview'
import { AdminLayout } from './AdminLayout'

/** Around a page of the admin area. */
const meta = preview.meta({
  component: AdminLayout,
  parameters: { site: paths.admin, as: 'admin' },
  render: () => (
    <Routes>
      <Route element={<AdminLayout />}>
        <Route path="*" element={<PlaceholderPage of="manageJobs" />} />
      </Route>
    </Routes>
  ),
})

export const Default = meta.story()
