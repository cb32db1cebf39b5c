import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { hireUs } from '@/content/hireUs'
import { renderPage } from '~test/renderPage'

describe('an employer on the Hire us page', () => {
  test('reads it from the ways to hire to the closing question', async () => {
    await renderPage('/hire-us')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hire with us')
    const titles = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
    const { models, steps, promise, questions, closing } = hireUs
    expect(titles.map(({ textContent }) => textContent)).toEqual(
      [models, steps, promise, questions, closing].map(({ title }) => title),
    )
  })

  test('follows five dated steps in order', async () => {
    await renderPage('/hire-us')
    const steps = within(screen.getByRole('region', { name: hireUs.steps.title })).getAllByRole('listitem')
    expect(steps).toHaveLength(5)
    hireUs.steps.items.forEach(({ when, title }, index) => {
      expect(steps[index]).toHaveTextContent(when)
      expect(steps[index]).toHaveTextContent(title)
    })
  })

  test.each(hireUs.models.items)('goes from $title to its page', async ({ title, to }) => {
    await renderPage('/hire-us')
    const models = within(screen.getByRole('region', { name: hireUs.models.title }))
    expect(models.getByRole('link', { name: title })).toHaveAttribute('href', to)
  })

  test('is promised a person within 48 to 72 working hours', async () => {
    await renderPage('/hire-us')
    const promise = screen.getByRole('region', { name: 'A person, not a ticket number' })
    expect(promise).toHaveTextContent('48 to 72')
    expect(promise).toHaveTextContent('Working hours until a consultant contacts you.')
  })

  test('reaches the contact form by the action at the top', async () => {
    const { user } = await renderPage('/hire-us')
    const [first] = screen.getAllByRole('link', { name: 'Tell us about the role' })
    if (!first) throw new Error('The page has no action.')
    await user.click(first)
    expect(await screen.findByRole('heading', { level: 1, name: /contact/i })).toBeVisible()
  })
})
