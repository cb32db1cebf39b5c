import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { admin } from '@/content/admin'
import { contact } from '@/content/contact'
import { latestNews } from '@/content/home/jobsAndNews'
import { jobsPage } from '@/content/jobs'
import { controls } from '@/content/controls'
import { messages } from '@/content/messages'
import { backend } from '~test/backend'
import { collectAnnouncements, expectNamedFocus } from '~test/matrix'
import { renderPage } from '~test/renderPage'
import { server } from '~test/server'

// Several responses in a row. matrix.test.tsx covers single responses.

const main = () => within(screen.getByRole('main'))

test('a late response for another news category does not replace the news on screen', async () => {
  let sendLate = () => undefined as void
  const late = new Promise<void>((resolve) => (sendLate = resolve))
  const arrived = vi.fn<() => void>()
  server.use(
    http.get('*/top-headlines', async ({ request }) => {
      const category = new URL(request.url).searchParams.get('category')
      if (category === 'technology') await late.then(arrived)
      return HttpResponse.json({ status: 'ok', articles: [{ title: `On ${category}`, url: 'https://news.example/1' }] })
    }),
  )
  const { user } = await renderPage('/')
  await user.click(await screen.findByRole('button', { name: 'technology' }))
  expect(main().getByText(messages.news.loading)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'sports' }))
  expect(await main().findByText('On sports')).toBeVisible()
  sendLate()
  await waitFor(() => expect(arrived).toHaveBeenCalled())
  await act(() => delay(20))
  expect(main().getByText('On sports')).toBeVisible()
  expect(main().queryByText('On technology')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'sports' })).toHaveFocus()
})

test('a session that ends between two pages leads to the login, announced once, and then to the page the user wanted', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { user } = await renderPage('/admin', { as: 'admin' })
  await screen.findByText('Total jobs')
  await user.click(screen.getByRole('link', { name: 'Manage Jobs' }))
  await screen.findByRole('heading', { level: 1, name: 'Manage Jobs' })
  const announcements = collectAnnouncements()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 60 * 60 * 1000 })
  onTestFinished(() => void vi.useRealTimers())
  await user.click(screen.getByRole('link', { name: admin.dashboard.title }))
  expect(await screen.findByText(admin.login.expired)).toBeVisible()
  // Orca drops what is announced while the layout is replaced.
  expect(announcements()).not.toContain(admin.login.expired)
  await waitFor(() => expect(announcements()).toContain(admin.login.expired))
  await act(() => delay(50))
  expect(announcements()).not.toContain(admin.login.expired)
  expect(warn.mock.calls).toEqual([[messages.noToken]])
  expect(document.body).not.toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Fill in' }))
  await user.click(screen.getByRole('button', { name: admin.login.submit }))
  expect(await screen.findByRole('heading', { level: 1, name: admin.dashboard.title })).toBeVisible()
})

test('a tab that goes offline keeps its data; back online, a failed page loads on the next try', async () => {
  const { user } = await renderPage('/jobs')
  await screen.findByText('30 open jobs')
  backend.setOptions({ mock: { jobs: 'offline', job: 'offline' } })
  act(() => void window.dispatchEvent(new Event('offline')))
  await user.click(main().getByRole('link', { name: 'HR Intern' }))
  expect(await screen.findByText(messages.job.failed)).toBeVisible()
  backend.setOptions({})
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText(messages.job.failed)).toBeVisible()
  await user.click(main().getByRole('button', { name: controls.tryAgain }))
  expect(await screen.findByRole('heading', { level: 1, name: 'HR Intern' })).toBeVisible()
  expect(queryClient.getQueryData(['jobs'])).toHaveLength(30)
})

test('a form that was sent is cleared before it goes: Firefox brings back what it had on a reload', async () => {
  const { user } = await renderPage('/contact')
  const fields = ['Full name', 'Email', 'Message'].map((name) => main().getByLabelText(name))
  for (const field of fields) await user.type(field, 'amara@people.example')
  await user.click(main().getByRole('button', { name: contact.form.submit }))
  await main().findByRole('button', { name: contact.form.again })
  for (const field of fields) expect(field).toHaveValue('')
  expect(Object.values(sessionStorage).join(' ')).not.toContain('amara')
})

test('a section that fails again at once, before it shows that it loads, says so again', async () => {
  const { user } = await renderPage('/jobs', { mock: { jobs: '503' } })
  expect(await screen.findByText(messages.jobs.failed(503))).toBeVisible()
  const announcements = collectAnnouncements()
  await user.click(main().getByRole('button', { name: controls.tryAgain }))
  await waitFor(() => expect(announcements()).toContain(messages.jobs.failed(503)))
})

test('a section that fails, fails again and then loads announces each state once', async () => {
  const { user } = await renderPage('/jobs', { mock: { jobs: '503+latency=20' } })
  expect(await screen.findByText(messages.jobs.failed(503))).toBeVisible()
  const announcements = collectAnnouncements()
  await user.click(main().getByRole('button', { name: controls.tryAgain }))
  await screen.findByText(messages.jobs.loading)
  await screen.findByText(messages.jobs.failed(503))
  expect(announcements()).toEqual([messages.jobs.loading, messages.jobs.failed(503)])
  backend.setOptions({ mock: { jobs: 'latency=20' } })
  await user.click(main().getByRole('button', { name: controls.tryAgain }))
  expect(await screen.findByText('30 open jobs')).toBeVisible()
  expect(announcements()).toEqual([messages.jobs.loading, '30 open jobs'])
  expect(document.activeElement).toHaveAccessibleName(jobsPage.title)
})

test.each([
  ['/jobs', 'jobs', 'Day Surgery Nurse'],
  ['/', 'news', /^Regional lenders/],
  ['/jobs/2', 'job', 'Day Surgery Nurse'],
  ['/jobs/2/apply', 'job', 'Apply for Day Surgery Nurse'],
  ['/blog', 'blogs', /^Talking about salary/],
  ['/blog/3', 'blogs', /^Talking about salary/],
] as const)(
  'what %s has loaded stays if it fails later, with a note and a way to try again, and each is heard',
  async (at, name, title) => {
    const { user } = await renderPage(at)
    expect(await main().findByRole('heading', { name: title })).toBeVisible()
    const announcements = collectAnnouncements()
    backend.setOptions({ mock: { [name]: '503' } })
    act(() => void queryClient.invalidateQueries({ queryKey: [name] }))
    expect(await main().findByText(controls.outdated)).toBeVisible()
    expect(main().getByRole('heading', { name: title })).toBeVisible()
    const heard = announcements()
    await user.click(main().getByRole('button', { name: controls.tryAgain }))
    await waitFor(() => {
      heard.push(...announcements())
      expect(heard).toEqual([controls.outdated, controls.retrying, controls.outdated])
    })
    backend.setOptions({})
    await user.click(main().getByRole('button', { name: controls.tryAgain }))
    await waitFor(() => expect(main().queryByText(controls.outdated)).not.toBeInTheDocument())
    expect(announcements()).toEqual([controls.retrying, controls.loaded])
    expectNamedFocus(name)
  },
)

test('a news category that was loaded before is heard by its name', async () => {
  const { user } = await renderPage('/')
  await screen.findByRole('link', { name: /^Regional lenders/ })
  const announcements = collectAnnouncements()
  for (const category of ['sports', 'business']) {
    await user.click(screen.getByRole('button', { name: category }))
    await waitFor(() => expect(announcements()).toContain(latestNews.count(8, category)))
  }
})
