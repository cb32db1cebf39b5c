import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { messages } from '@/content/messages'
import { fixedPaths, missingPaths, paths, servicePaths } from '@/content/paths'
import { services } from '@/content/services'
import { collectAnnouncements } from '~test/matrix'
import { openSite, renderPage } from '~test/renderPage'
import { server } from '~test/server'

test('an unknown address shows the 404 sentence and a link home', async () => {
  const { user } = await renderPage('/no-such-page')
  expect(screen.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back to the home page' }))
  expect(await screen.findByRole('heading', { level: 1, name: /Alderway/ })).toBeInTheDocument()
})

test.each(['/admin/manage-blogs', '/admin/manage-users', '/admin/no-such-page'] as const)(
  'staff see the 404 sentence at %s inside the admin area, with a way back',
  async (address) => {
    const { user } = await renderPage(address, { as: 'admin' })
    expect(screen.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Admin' })).toBeVisible()
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Back to the dashboard' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  },
)

test.each(Object.values(missingPaths).filter((path) => !path.startsWith(paths.admin)))(
  '%s, which has no page, shows the 404 sentence',
  async (address) => {
    await renderPage(address)
    expect(screen.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible()
    expect(within(screen.getByRole('main')).getAllByRole('listitem')).not.toHaveLength(0)
  },
)

const adminPaths = [...fixedPaths, ...Object.values(missingPaths)].filter((path) => path.startsWith(`${paths.admin}/`))

test.each([paths.admin, ...adminPaths])(
  'a visitor without a token never sees a part of the admin area, nor learns whether it has %s',
  async (address) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const seen: (string | null)[] = []
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) seen.push(...Array.from(addedNodes, ({ textContent }) => textContent))
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await renderPage(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin login' })).toBeVisible()
    observer.disconnect()
    expect(seen.join()).toContain('Admin login')
    expect(seen.join()).not.toMatch(/Dashboard|Total jobs|Manage Jobs|View website|Logout|Oops/)
  },
)

test('the canonical address of a document is left to search engines, and gone on another page', async () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="https://alderway.example/about/">')
  const { user } = await renderPage(paths.about)
  expect(document.querySelector('[rel=canonical]')).toBeInTheDocument()
  await user.click(screen.getAllByRole('link', { name: 'Blog' })[0]!)
  await waitFor(() => expect(document.querySelector('[rel=canonical]')).not.toBeInTheDocument())
})

test('clicking reaches every page of the navbar and the services menu', { timeout: 60_000 }, async () => {
  const { user } = await renderPage('/no-such-page')
  const menu = within(screen.getByRole('navigation', { name: 'Main' }))
  const reached = new Set<string>()
  const visit = async (path: string) => {
    const link = menu.getAllByRole('link').find((link) => link.getAttribute('href') === path)
    if (!link) throw new Error(`The menu has no link to ${path}`)
    await user.click(link)
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'))
    await waitFor(() => expect(reached).not.toContain(document.title))
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('404')
    reached.add(document.title)
  }
  const { about, hireUs, jobsListing, blog, contact, home } = paths
  for (const path of [about, hireUs, jobsListing, blog, contact, home]) await visit(path)
  for (const path of servicePaths) {
    await user.click(menu.getByRole('button', { name: 'Our Services' }))
    await visit(path)
  }
})

test('a click on text leaves no section focused', async () => {
  const { user } = await renderPage(paths.about)
  await user.click(screen.getByRole('heading', { level: 1 }))
  expect(document.activeElement).not.toHaveProperty('localName', 'section')
  expect(document.querySelectorAll('section[tabindex]')).toHaveLength(0)
})

test('a new page takes the focus and is announced, a job by its own title once that is known', async () => {
  const announcements = collectAnnouncements()
  const { user } = await renderPage('/jobs-listing')
  expect(announcements()).toEqual([])
  await user.click(screen.getByRole('link', { name: 'Day Surgery Nurse' }))
  await screen.findByRole('heading', { level: 1, name: 'Day Surgery Nurse' })
  expect(announcements()).toEqual(['Job details | Alderway', messages.job.loading, 'Day Surgery Nurse | Alderway'])
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a visitor who comes back is at the link that led away, also below the page, and after one above it at its beginning', async () => {
  const user = await openSite(paths.jobs)
  await user.click(await screen.findByRole('link', { name: 'HR Intern' }))
  await screen.findByRole('heading', { level: 1, name: 'HR Intern' })
  history.back()
  await waitFor(() => expect(screen.getByRole('link', { name: 'HR Intern' })).toHaveFocus())
  await act(() => delay(50))
  expect(screen.getByRole('link', { name: 'HR Intern' })).toHaveFocus()
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Blog' }))
  await screen.findByRole('heading', { level: 1, name: /blog/ })
  history.back()
  await screen.findByRole('link', { name: 'HR Intern' })
  expect(screen.getByRole('main')).toHaveFocus()
  const below = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Job assistance' })
  await user.click(below)
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  history.back()
  await waitFor(() => expect(below).toHaveFocus())
})

test.each(['/Domestic/Verification', '/domestic/verif%69cation', '/DOMESTIC/VERIFICATION/'])(
  'the address %s shows its service page',
  async (address) => {
    await openSite(address)
    const title = services.find(({ path }) => path === '/domestic/verification')?.title
    expect(document.title).toContain(title)
  },
)

const id = 'a%2Fb'

test.each([
  ['a job', paths.job(id)],
  ['an application form', paths.apply(id)],
  ['a blog post', paths.blogPost(id)],
])('the address of %s with an encoded slash in its id shows it', async (_, address) => {
  server.use(
    http.get('*/api/jobs/a%252Fb', () => HttpResponse.json({ id, title: 'Nurse' })),
    http.get('*/blogs', () => HttpResponse.json([{ id, title: 'Nurse', content: 'Text' }])),
  )
  await renderPage(address)
  expect(await screen.findByRole('heading', { level: 1, name: /Nurse/ })).toBeVisible()
})

test.each(['01', '1.0', '+1'])('there is no job %s, even if the service takes it for job 1', async (id) => {
  server.use(http.get('*/api/jobs/:id', () => HttpResponse.json({ id: 1, title: 'Nurse' })))
  await renderPage(paths.job(id))
  expect(await screen.findByText('Job not found.')).toBeVisible()
})

test('a job is shown under an id that the service spells in another way', async () => {
  server.use(http.get('*/api/jobs/:id', () => HttpResponse.json({ id: 'nurse-1', title: 'Nurse' })))
  await renderPage(paths.job('NURSE-1'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Nurse' })).toBeVisible()
})

test('another page begins within 100 px of its top, and goes up the rest smoothly', async () => {
  const user = await openSite(paths.contact)
  vi.stubGlobal('scrollY', 600)
  onTestFinished(() => void vi.unstubAllGlobals())
  const scrollTo = vi.spyOn(window, 'scrollTo')
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'About Us' }))
  await waitFor(() =>
    expect(scrollTo.mock.calls).toEqual([[{ top: 100, behavior: 'instant' }], [{ top: 0, behavior: 'smooth' }]]),
  )
})

test('the chosen news are still chosen when a visitor comes back', async () => {
  const { user } = await renderPage(paths.home)
  const goTo = (name: string) => user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByText(name))
  await user.click(screen.getByRole('button', { name: 'sports' }))
  await user.click(await screen.findByRole('button', { name: 'Page 2' }))
  await goTo('Blog')
  await screen.findByRole('heading', { level: 1, name: /blog/ })
  await goTo('Home')
  expect(await screen.findByRole('button', { name: 'sports' })).toHaveAttribute('aria-pressed', 'true')
  expect(await screen.findByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})

test('the admin layout stays while its pages change', async () => {
  const { user } = await renderPage(paths.manageJobs, { as: 'admin' })
  const sidebar = screen.getByRole('navigation', { name: 'Admin' })
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  expect(screen.getByRole('navigation', { name: 'Admin' })).toBe(sidebar)
})
