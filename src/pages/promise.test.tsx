import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerDue } from '@/features/answers/answerDue'
import { formatWeekday } from '@/content/calendar'
import { renderPage } from '~test/renderPage'

test.each(['/', '/contact', '/hire-us', '/jobs/1', '/jobs/1/apply'] as const)(
  '%s promises one day, once, in a sentence that screen readers get',
  async (path) => {
    await renderPage(path)
    const main = within(screen.getByRole('main'))
    await main.findByText(/^by \w+day, \w+ \d+,$/)
    const days = screen.getByRole('main').textContent.match(/\w+day, \w+ \d+/g)
    expect(days).toEqual([formatWeekday(answerDue(new Date()))])
    expect(document.body.textContent.match(/48 to 72/g)).toHaveLength(1)
    for (const figure of document.querySelectorAll('[data-undated]'))
      expect(figure.closest('[aria-hidden]')).not.toBeNull()
  },
)
