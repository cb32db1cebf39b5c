import { expect } from 'storybook/test'
import { admin } from '@/content/admin'
import { messages } from '@/content/messages'
import { notFound } from '@/content/notFound'
import preview from '../../../.storybook/preview'
import { NotFoundPage } from './NotFoundPage'

const meta = preview.meta({
  title: 'Pages/NotFoundPage',
  component: NotFoundPage,
  parameters: { route: '/career-coaching' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.pageNotFound)).toBeVisible()
  },
})

/** An address that the site links and that has no page yet: the text takes it up. */
export const Default = meta.story()

Default.test('a visitor goes on to a page that is near', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: /^Job assistance for 3 or 6 months/ }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Job assistance for 3 or 6 months' })).toBeVisible()
})

Default.test('a visitor finds the way home', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: notFound.home.text }))
  await expect(await canvas.findByRole('heading', { level: 2, name: 'HR solutions' })).toBeVisible()
})

export const Typo = meta.story({ parameters: { route: '/abuot' } })

export const SeveralNear = meta.story({ parameters: { route: '/verification' } })

export const NothingNear = meta.story({ parameters: { route: '/a/path/of/nothing' } })

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })

/** For staff: inside the admin layout. */
export const Admin = meta.story({ parameters: { route: '/admin/manage-blogs', as: 'admin' } })

Admin.test('staff keep their menu and go back to the dashboard', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'Manage Blogs' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(canvas.getByRole('link', { name: notFound.dashboard.text }))
  await expect(await canvas.findByRole('heading', { level: 1, name: admin.dashboard.title })).toBeVisible()
})

export const AdminNothingNear = meta.story({ parameters: { route: '/admin/settings', as: 'admin' } })
