import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '~test/renderPage'

function more() {
  return within(screen.getByRole('region', { name: 'More posts' }))
}

test('a built-in post is there at once, whatever the service does', async () => {
  await renderPage('/blog/2', { mock: { blogs: 'pending' } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Five interview questions/)
  expect(screen.getByText('3 November 2026')).toBeVisible()
  expect(screen.getByText('Grace Adeyemi')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: '“Tell me about yourself”' })).toBeVisible()
  expect(document.title).toBe('Five interview questions, and what each one is asking | Alderway')
  expect(screen.queryByText('Loading blogs...')).not.toBeInTheDocument()
})

test('any other post comes with the list, and leads on to its neighbors and back to all', async () => {
  const { user } = await renderPage('/blog/3')
  expect(await screen.findByRole('heading', { level: 1, name: /^Talking about salary/ })).toBeVisible()
  expect(document.title).toMatch(/^Talking about salary/)
  await user.click(more().getByRole('link', { name: /^Previous post/ }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Five interview questions/ })).toBeVisible()
  await user.click(more().getByRole('link', { name: /^Next post/ }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Talking about salary/ })).toBeVisible()
  await user.click(more().getByRole('link', { name: 'All posts' }))
  expect(await screen.findByText('14 posts, page 1 of 3')).toBeVisible()
})

test('the first post has no previous one, the last no next one', async () => {
  const { unmount } = await renderPage('/blog/1')
  expect(await more().findByRole('link', { name: /^Next post/ })).toBeVisible()
  expect(more().queryByRole('link', { name: /^Previous post/ })).not.toBeInTheDocument()
  unmount()
  await renderPage('/blog/14')
  expect(await screen.findByRole('link', { name: /^Previous post/ })).toBeVisible()
  expect(more().queryByRole('link', { name: /^Next post/ })).not.toBeInTheDocument()
})

test('a post that there is not is named as such, with a way on', async () => {
  const { user } = await renderPage('/blog/no-such-post')
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog not found.' })).toBeVisible()
  expect(document.title).toBe('Blog not found | Alderway')
  await user.click(screen.getByRole('link', { name: 'All posts' }))
  expect(await screen.findByText('14 posts, page 1 of 3')).toBeVisible()
})
