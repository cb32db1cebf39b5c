import { expect } from 'storybook/test'
import { admin } from '@/content/admin'
import { preview } from '../../../.storybook/preview'
import { PlaceholderPage } from './PlaceholderPage'

const meta = preview.meta({
  component: PlaceholderPage,
  parameters: {
    as: 'admin',
    docs: {
      description: {
        component: `Admin pages that are not built: their title and one sentence.

- **Staff’s task:** arrive from “Manage Jobs” in AdminLayout; the other two pages have no link there. They leave by its sidebar.
- **Order:** the h1 and its sentence, and nothing else: the specification asks for placeholder text only. Nothing loads.
- **Check when it changes:** widths are those of AdminLayout. Only Manage Jobs is marked as the current page in the sidebar. The title is announced when the page opens.`,
      },
    },
  },
  play: async ({ canvas, args }) => {
    const { title, text } = admin.placeholders[args.of]
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: admin.areaLabel })).toBeVisible()
  },
})

export const ManageJobs = meta.story({ args: { of: 'manageJobs' }, parameters: { route: '/admin/manage-jobs' } })

export const ManageSlider = meta.story({ args: { of: 'manageSlider' }, parameters: { route: '/admin/manage-slider' } })

export const ManageMenu = meta.story({ args: { of: 'manageMenu' }, parameters: { route: '/admin/manage-menu' } })
