import { expect } from 'storybook/test'
import { admin } from '@/content/admin'
import { useAuth } from '@/stores/auth'
import preview from '../../../.storybook/preview'
import { PlaceholderPage } from './PlaceholderPage'

const meta = preview.meta({
  title: 'Pages/PlaceholderPage',
  component: PlaceholderPage,
  parameters: { as: 'admin' },
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

ManageJobs.test('staff go back to the dashboard', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: admin.dashboard.title }))
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Total jobs' })).toBeVisible()
})

ManageSlider.test('staff log in again and return to the page', async ({ canvas, userEvent }) => {
  useAuth.getState().signOut('expired')
  await userEvent.click(await canvas.findByRole('button', { name: 'Fill in' }))
  await expect(canvas.queryByText(admin.placeholders.manageSlider.text)).not.toBeInTheDocument()
  await userEvent.click(canvas.getByRole('button', { name: admin.login.submit }))
  await expect(await canvas.findByText(admin.placeholders.manageSlider.text)).toBeVisible()
})
