import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { blog } from '@/content/blog'
import { sampleBlogs } from '@/content/sampleBlogs'
import { renderPage } from '~test/renderPage'
import { server } from '~test/server'

test('shows the post that the service sends in place of the sample with its id', async () => {
  const [{ id, title }] = sampleBlogs
  server.use(http.get('*/blogs', () => HttpResponse.json([{ id, title: 'Asking for more', content: 'Ask.' }])))
  await renderPage(`/blog/${id}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Asking for more' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Asking for more | Alderway'))
  expect(screen.queryByText(title)).not.toBeInTheDocument()
})

test('a post that may exist says that the list did not load, not that it has moved', async () => {
  await renderPage('/blog/99', { mock: { blogs: '503' } })
  expect(await screen.findByText(blog.post.unknown)).toBeVisible()
  expect(screen.queryByText(blog.post.missing)).not.toBeInTheDocument()
})

test('the only post of a blog is not followed by a heading of others', async () => {
  server.use(http.get('*/blogs', () => HttpResponse.json([{ id: 7, title: 'Asking for more', content: 'Ask.' }])))
  await renderPage('/blog/7')
  expect(await screen.findByRole('heading', { level: 1, name: 'Asking for more' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: blog.post.more })).not.toBeInTheDocument()
  for (const list of within(screen.getByRole('main')).queryAllByRole('list')) expect(list).not.toBeEmptyDOMElement()
})
