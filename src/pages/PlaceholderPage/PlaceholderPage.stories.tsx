import { expect } from 'storybook/test'
import { admin } from '@/content/admin'
import preview from '../../../.storybook/preview'
import { PlaceholderPage } from './PlaceholderPage'

const meta = preview.meta({
  title: 'Pages/PlaceholderPage',
  component: PlaceholderPage,
  parameters: { signedIn: true },
})

/** A placeholder at its address. */
function pageAt(route: string, of: keyof typeof admin.placeholders) {
  return meta.story({
    args: { of },
    parameters: { route },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1, name: admin.placeholders[of].title })).toBeVisible()
    },
  })
}

export const ManageJobs = pageAt('/admin/manage-jobs', 'manageJobs')

export const ManageSlider = pageAt('/admin/manage-slider', 'manageSlider')

export const ManageMenu = pageAt('/admin/manage-menu', 'manageMenu')

ManageJobs.test('staff go back to the dashboard', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: admin.dashboard.title }))
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Total jobs' })).toBeVisible()
})
