import { Route, Routes } from 'react-router-dom'
import { admin } from '@/content/admin'
import { paths } from '@/content/paths'
import { Band } from '@/ui/Band/Band'
import preview from '../../.storybook/preview'
import { AdminLayout } from './AdminLayout'

/** Around a page of the admin area. */
const meta = preview.meta({
  component: AdminLayout,
  parameters: { site: paths.admin, as: 'admin' },
  render: () => (
    <Routes>
      <Route element={<AdminLayout />}>
        <Route
          path="*"
          element={
            <Band>
              <h1>{admin.dashboard.title}</h1>
            </Band>
          }
        />
      </Route>
    </Routes>
  ),
})

export const Default = meta.story()
