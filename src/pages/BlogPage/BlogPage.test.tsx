import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { App } from '@/app/App'
import { renderPage } from '~test/renderPage'
import { server } from '~test/server'

function titles(): (string | null)[] {
  return within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
}

function pageButton(name: string) {
  return within(screen.getByRole('navigation', { name: 'Blog posts: pages' })).getByRole('button', { name })
}

test('a visitor sees five posts, each with picture, author, date and a link to the whole of it', async () => {
  await renderPage('/blog')
  expect(await screen.findByText('14 posts, page 1 of 3')).toBeVisible()
  const posts = within(screen.getByRole('main')).getAllByRole('article')
  expect(posts).toHaveLength(5)
  const [first] = posts
  if (!first) throw new Error('no first post')
  expect(within(first).getByText('Claire Beaumont')).toBeVisible()
  expect(within(first).getByText('16 November 2026')).toHaveAttribute('datetime', '2026-11-16')
  expect(within(first).getByRole('presentation')).toHaveAttribute('src', expect.stringContaining('blog-1'))
  expect(within(first).getByText(/^The first reader of your resume/)).toBeVisible()
  expect(within(first).getByRole('link', { name: /^How to write a resume/ })).toHaveAttribute('href', '/blog/1')
})

test('a visitor sees a post twice that the server sends twice, and nothing breaks', async () => {
  const post = { id: 1, title: 'Asking for more' }
  server.use(http.get('*/blogs', () => HttpResponse.json([post, post])))
  await renderPage('/blog')
  expect(await screen.findByText('2 posts')).toBeVisible()
  expect(titles()).toEqual([post.title, post.title])
})

test('the page buttons turn pages, take the focus to the top of the list, and rest at both ends', async () => {
  const { user } = await renderPage('/blog')
  expect(await screen.findByRole('button', { name: 'Previous' })).toBeDisabled()
  const firstPage = titles()
  await user.click(pageButton('Next'))
  expect(await screen.findByText('14 posts, page 2 of 3')).toHaveFocus()
  expect(titles()).toHaveLength(5)
  expect(titles()).not.toEqual(firstPage)
  await user.click(pageButton('Page 3'))
  expect(await screen.findByText('14 posts, page 3 of 3')).toBeVisible()
  expect(titles()).toHaveLength(4)
  expect(pageButton('Page 3')).toHaveAttribute('aria-current', 'page')
  expect(pageButton('Next')).toBeDisabled()
})

test.each([
  ['?page=2', 2],
  ['?page=99', 3],
  ['?page=-4', 1],
  ['?page=two', 1],
  ['?page=1.5', 1],
])('an address with %s shows page %i', async (search, page) => {
  await renderPage(`/blog${search}`)
  expect(await screen.findByText(`14 posts, page ${page} of 3`)).toBeVisible()
})

test('the page stands in the address beside what else stands there, and the back button works', async () => {
  function Where() {
    const navigate = useNavigate()
    return (
      <button type="button" onClick={() => void navigate(-1)}>
        {`at ${useLocation().search}`}
      </button>
    )
  }
  const user = userEvent.setup()
  render(
    <MemoryRouter initialEntries={['/blog?from=mail']}>
      <App />
      <Where />
    </MemoryRouter>,
  )
  await screen.findByText('14 posts, page 1 of 3')
  await user.click(pageButton('Page 2'))
  await screen.findByText('14 posts, page 2 of 3')
  expect(screen.getByRole('button', { name: 'at ?from=mail&page=2' })).toBeVisible()
  await user.click(pageButton('Page 1'))
  await user.click(await screen.findByRole('button', { name: 'at ?from=mail' }))
  expect(await screen.findByText('14 posts, page 2 of 3')).toBeVisible()
})

test('where the call fails the visitor sees the two built-in posts and no error', async () => {
  const note = vi.spyOn(console, 'info').mockReturnValue()
  await renderPage('/blog', { mock: { blogs: 'error' } })
  expect(await screen.findByText('2 posts')).toBeVisible()
  expect(titles()).toEqual([
    'How to write a resume that is read to the end',
    'Five interview questions, and what each one is asking',
  ])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument()
  expect(note).toHaveBeenCalledOnce()
})

test('where there are no posts the visitor reads so and finds a way on', async () => {
  await renderPage('/blog', { mock: { blogs: 'empty' } })
  expect(await screen.findByText('No blog posts yet. Come back soon.')).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Search jobs' })).toHaveAttribute(
    'href',
    '/jobs-listing',
  )
})
