import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { backend } from '~test/backend'
import { openSite } from '~test/renderPage'

// Back links lead to the list that the visitor came from.

/** Renders the page of the current history entry, as a reload does. */
async function reload() {
  cleanup()
  await openSite()
}

const findLink = (name: string | RegExp) => within(screen.getByRole('main')).findByRole('link', { name })

async function click(...names: (string | RegExp)[]) {
  for (const name of names) await userEvent.click(await findLink(name))
}

async function openRelatedJob() {
  const related = within(await screen.findByRole('region', { name: 'Related jobs' }))
  const [card] = related.getAllByRole('link')
  await userEvent.click(card ?? document.body)
  await screen.findByRole('heading', { level: 1, name: card?.textContent ?? '' })
}

const shown = () => location.pathname + location.search

test('a job leads back to the search that found it, after its form, a related job and a reload', async () => {
  await openSite('/jobs-listing?q=nurse&type=Part-Time')
  await click('Day Surgery Nurse', 'Apply Now', 'Back to the job')
  await openRelatedJob()
  await reload()
  await click('Back to the search')
  expect(shown()).toBe('/jobs-listing?q=nurse&type=Part-Time')
})

test.each([
  ['/jobs?q=engineer', 'Network Engineer', 'Back to the job list'],
  ['/jobs?q=engineer?&type=Contract', 'Network Engineer', 'Back to the job list'],
  ['/', 'Interim Finance Manager', 'Back to the home page'],
])('a job opened from %s leads back there', async (list, job, back) => {
  await openSite(list)
  await click(job, back)
  expect(shown()).toBe(list)
})

test('the skip link keeps the way back', async () => {
  await openSite('/jobs-listing?q=nurse')
  await click('Day Surgery Nurse')
  await findLink('Apply Now')
  await userEvent.click(screen.getByRole('link', { name: 'Skip to the content' }))
  expect(screen.getByRole('main')).toHaveFocus()
  await reload()
  await click('Back to the search')
  expect(shown()).toBe('/jobs-listing?q=nurse')
})

test('a job that a visitor opens from outside leads to all open jobs, and so does a job related to it', async () => {
  await openSite('/jobs/2')
  expect(await findLink('All open jobs')).toHaveAttribute('href', '/jobs')
  await openRelatedJob()
  await click('All open jobs')
  expect(await screen.findByText('30 open jobs')).toBeVisible()
})

test('a missing job leads back to the list too', async () => {
  await openSite('/jobs-listing?page=2')
  backend.setOptions({ mock: { job: '404' } })
  await userEvent.click(within(await screen.findByRole('article')).getByRole('link'))
  expect(await findLink('Back to the search')).toHaveAttribute('href', '/jobs-listing?page=2')
})

test('a post leads back to the page of the blog that it was on, also after the next post', async () => {
  await openSite('/blog?page=2')
  const [post] = await within(screen.getByRole('main')).findAllByRole('link', { name: /./ })
  await userEvent.click(post ?? document.body)
  await click(/^Next post/)
  const links = await within(screen.getByRole('main')).findAllByRole('link', { name: 'All posts' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blog?page=2', '/blog?page=2'])
})

test('a post that a visitor opens from outside leads to the first page of the blog', async () => {
  await openSite('/blog/9')
  const [link] = await within(screen.getByRole('main')).findAllByRole('link', { name: 'All posts' })
  expect(link).toHaveAttribute('href', '/blog')
})
