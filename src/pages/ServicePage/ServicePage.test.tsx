import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { services } from '@/content/services'
import { domesticVerification } from '@/content/services/domesticVerification'
import { renderPage } from '~test/renderPage'

describe('a visitor of a service page', () => {
  test.each(services)('reads $path from its title to its closing question', async (service) => {
    await renderPage(service.path)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(service.title)
    expect(screen.getByText(service.lead)).toBeVisible()
    const main = within(screen.getByRole('main'))
    const titles = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles).toEqual([...service.blocks.map(({ title }) => title), service.closing.title])
    expect(document.title).toBe(`${service.title} | Alderway`)
  })

  test.each(services)('finds the next step of $path at its top and at its end', async (service) => {
    await renderPage(service.path)
    const main = within(screen.getByRole('main'))
    for (const { text, to } of [service.action, service.closing.action]) {
      for (const link of main.getAllByRole('link', { name: text })) expect(link).toHaveAttribute('href', to)
    }
  })

  test('reads the same page where the address ends in a slash', async () => {
    await renderPage('/domestic/verification/')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(domesticVerification.title)
  })

  test('reads how many working days a check takes from a table with named rows and columns', async () => {
    await renderPage('/domestic/verification')
    const table = screen.getByRole('table', { name: 'The checks and their working days' })
    const columns = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
    expect(columns).toEqual(['Check', 'What we confirm', 'Whom we ask', 'Working days'])
    const row = within(table).getByRole('row', { name: /^Education/ })
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Education')
    expect(within(row).getByRole('cell', { name: '5 to 10' })).toBeVisible()
  })

  test('compares the 3 and the 6 month plan month by month', async () => {
    await renderPage('/domestic/job-assistance')
    const short = screen.getByRole('region', { name: '3 months' })
    const long = screen.getByRole('region', { name: '6 months' })
    expect(within(short).getAllByRole('listitem')).toHaveLength(4)
    expect(within(long).getAllByRole('listitem')).toHaveLength(7)
    expect(within(long).getByText('Month 6')).toBeVisible()
  })

  test('opens a question to its answer', async () => {
    const { user } = await renderPage('/domestic/lets-get-started')
    const answer = screen.getByText(/^Monday to Friday\. Weekends/)
    expect(answer).not.toBeVisible()
    await user.click(screen.getByText('What counts as working hours?'))
    expect(answer).toBeVisible()
  })

  test('goes on from the first page abroad to the assessment', async () => {
    const { user } = await renderPage('/international/lets-get-started')
    const cards = within(screen.getByRole('region', { name: 'Four ways on from here' }))
    await user.click(cards.getByRole('link', { name: 'Immigration assessment' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Immigration assessment' })).toBeVisible()
  })
})
