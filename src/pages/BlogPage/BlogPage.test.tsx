import { fireEvent, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { backend } from '~test/backend'
import { collectAnnouncements } from '~test/matrix'
import { callOff, openSite, renderPage } from '~test/renderPage'
import { server } from '~test/server'

test('shows a post once that the server sends twice', async () => {
  const post = { id: 1, title: 'Asking for more' }
  server.use(http.get('*/blogs', () => HttpResponse.json([post, post])))
  await renderPage('/blog')
  expect(await screen.findByText('1 post')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2, name: post.title })).toHaveLength(1)
})

test.each([
  ['/uploads/desk.jpg', 'http://localhost:5000/uploads/desk.jpg'],
  ['covers/desk.jpg', 'http://localhost:5000/api/covers/desk.jpg'],
  ['//pictures.example/desk.jpg', 'http://pictures.example/desk.jpg'],
  ['https://pictures.example/desk.jpg', 'https://pictures.example/desk.jpg'],
  ['javascript:alert(1)', /blog-\d+\S*\.svg$/],
  ['data:image/svg+xml,<svg/>', /blog-\d+\S*\.svg$/],
  ['http://', /blog-\d+\S*\.svg$/],
  ['blog-3', /blog-3\S*\.svg$/],
])('shows the cover "%s" from the service that names it', async (imageUrl, src) => {
  server.use(http.get('*/blogs', () => HttpResponse.json([{ id: 1, title: 'Asking for more', imageUrl }])))
  await renderPage('/blog')
  await screen.findByText('1 post')
  const [cover] = screen.getAllByRole('presentation')
  expect(cover?.getAttribute('src')).toMatch(src)
})

test('keeps the page in the URL beside other parameters, and Back returns to it', async () => {
  const user = await openSite('/blog?from=mail')
  await screen.findByText('14 posts, page 1 of 3')
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await screen.findByText('14 posts, page 2 of 3')
  expect(location.search).toBe('?from=mail&page=2')
  await user.click(screen.getByRole('button', { name: 'Page 1' }))
  await screen.findByText('14 posts, page 1 of 3')
  expect(location.search).toBe('?from=mail')
  const announcements = collectAnnouncements()
  globalThis.history.back()
  expect(await screen.findByText('14 posts, page 2 of 3')).toBeVisible()
  // After the paint, and nothing besides.
  const heard: string[] = []
  await waitFor(() => {
    heard.push(...announcements())
    expect(heard).toEqual(['Page 2 of 3'])
  })
})

test('a page that Back has called off can be asked for again', async () => {
  const user = await openSite('/blog')
  await screen.findByText('14 posts, page 1 of 3')
  await callOff(() => fireEvent.click(screen.getByRole('button', { name: 'Page 2' })))
  expect(screen.getByText('14 posts, page 1 of 3')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(await screen.findByText('14 posts, page 2 of 3')).toBeVisible()
})

test('the number of the page on screen leaves Back as it is', async () => {
  const user = await openSite('/blog?page=2')
  await screen.findByText('14 posts, page 2 of 3')
  const entries = globalThis.history.length
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(globalThis.history).toHaveLength(entries)
  await user.dblClick(screen.getByRole('button', { name: 'Page 3' }))
  expect(globalThis.history).toHaveLength(entries + 1)
})

test('logs no failure of a list that the visitor has not waited for', async () => {
  const logged = vi.spyOn(console, 'info')
  const { unmount } = await renderPage('/blog', { mock: { blogs: 'pending' } })
  await vi.waitFor(() => expect(backend.requests.get()).toHaveLength(1))
  unmount()
  await vi.waitFor(() => expect(backend.requests.get()).toMatchObject([{ ended: 'canceled' }]))
  await delay(20)
  expect(logged).not.toHaveBeenCalled()
})
