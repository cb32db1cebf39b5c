import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { about } from '@/content/about'
import { renderPage } from '~test/renderPage'

describe('a visitor of the About page', () => {
  test('reads who we are, from the story to the offices', async () => {
    await renderPage('/about')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About Alderway')
    const titles = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
    const { story, values, team, history, offices } = about
    expect(titles.map(({ textContent }) => textContent)).toEqual(
      [story, values, team, history, offices].map(({ title }) => title),
    )
  })

  test('meets everyone by name and role', async () => {
    await renderPage('/about')
    const team = within(screen.getByRole('region', { name: about.team.title }))
    for (const { name, role } of about.team.people) {
      const person = within(team.getByRole('heading', { level: 3, name }).closest('article') ?? document.body)
      expect(person.getByText(role)).toBeVisible()
    }
  })

  test('follows the years in order', async () => {
    await renderPage('/about')
    const history = within(screen.getByRole('region', { name: about.history.title }))
    const years = history.getAllByRole('time').map(({ textContent }) => textContent)
    expect(years).toEqual(['2014', '2016', '2019', '2022', '2026'])
  })

  test.each([
    ['London', '9:00 to 18:00'],
    ['Bengaluru', '3:30 to 12:30'],
    ['Toronto', '14:00 to 23:00'],
    ['Dubai', '5:00 to 14:00'],
  ])('learns when %s is at work on the London clock: %s', async (city, hours) => {
    await renderPage('/about')
    const offices = within(screen.getByRole('region', { name: about.offices.title }))
    const office = offices.getByRole('heading', { level: 3, name: city }).closest('li')
    expect(office).toHaveTextContent(hours)
  })
})
