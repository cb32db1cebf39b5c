import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
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
