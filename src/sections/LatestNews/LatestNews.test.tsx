import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { backend } from '~test/backend'
import { server } from '~test/server'
import { renderPage } from '~test/renderPage'

const news = () => within(screen.getByRole('region', { name: 'Latest news' }))

function answerNews(articles: unknown[]) {
  server.use(http.get('*/top-headlines', () => HttpResponse.json({ status: 'ok', articles })))
}

describe('the latest news', () => {
  test('a visitor who tries again after a failure reads the news, and keeps their place', async () => {
    const { user } = await renderPage('/', { mock: { news: 'error' } })
    expect(await screen.findByText('Failed to load news. Please try again later.')).toBeVisible()
    backend.set({})
    await user.click(news().getByRole('button', { name: 'Try again' }))
    expect(await news().findAllByRole('article')).toHaveLength(4)
    expect(screen.getByRole('region', { name: 'Latest news' })).toHaveFocus()
  })

  test('a link that is not http(s) is not followed, and markup is read as text', async () => {
    answerNews([{ title: '<b>Markets</b> & more', description: '<script>1</script>', url: 'javascript:alert(1)' }])
    await renderPage('/')
    const article = within(await news().findByRole('article'))
    expect(article.getByText('<b>Markets</b> & more')).toBeVisible()
    expect(article.getByText('<script>1</script>')).toBeVisible()
    expect(article.queryByRole('link')).not.toBeInTheDocument()
  })

  test('an article that breaks the contract is left out, the others are shown', async () => {
    answerNews([{ title: 'Good news', url: 'https://news.example/1' }, { title: null }, 'not an article'])
    await renderPage('/')
    expect(await news().findAllByRole('article')).toHaveLength(1)
    expect(news().getByRole('link', { name: /Good news/ })).toHaveAttribute('href', 'https://news.example/1')
  })
})
