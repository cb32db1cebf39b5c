import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { admin } from '@/content/admin'
import { application } from '@/content/application'
import { contact } from '@/content/contact'
import { messages } from '@/content/messages'
import { renderPage } from './renderPage'

// The words and figures of docs/spec.md, letter for letter. The timings are in the tests of Hero, Carousel, CountUp, Fade
// and the page layout.

/** The rows of the table below a heading of the spec, cell by cell. */
function rowsBelow(heading: string): string[][] {
  const [, after = ''] = readFileSync('docs/spec.md', 'utf8').split(`# ${heading}\n`)
  const [table = ''] = after.split('\n#', 1)
  const rows = table.split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(2).map((row) =>
    row
      .slice(2, -2)
      .trim()
      .split(/ *\| */),
  )
}

function quotedIn(text = ''): string[] {
  return Array.from(text.matchAll(/"([^"]+)"/g), ([, words = '']) => words)
}

const constants = new Map(rowsBelow('9. Constants and limits').map(([what = '', value = '']) => [what, value]))

function texts(elements: HTMLElement[]) {
  return elements.map(({ textContent }) => textContent)
}

describe('the home page', () => {
  test('has the sections of section 1 in their order', async () => {
    await renderPage('/')
    await screen.findAllByRole('article')
    const specified = [
      'HR solutions',
      'What we offer',
      'Why people choose us',
      'Featured jobs',
      'How recruitment works',
      'In their words',
      'Industries we know',
      'Employers who hire with us',
      'Our numbers so far',
      'Latest news',
    ]
    // Other sections may stand between them.
    const shown = texts([...screen.getByRole('main').querySelectorAll('h2')])
    expect(shown.filter((title) => specified.includes(title))).toEqual(specified)
  })

  test('has the slides of section 2', async () => {
    await renderPage('/')
    const slides = screen.getAllByRole('group', { name: /of 4$/, hidden: true }).map((slide) => {
      const parts = [...slide.querySelectorAll<HTMLElement>('h2, p, a')]
      return parts.map(
        (part) => `"${part.textContent}"${part.matches('a') ? ` → \`${part.getAttribute('href')}\`` : ''}`,
      )
    })
    expect(slides.map((parts) => parts.join(', '))).toEqual(rowsBelow('Hero slides').map((cells) => cells.join(', ')))
  })

  test('has the industries, figures and lists of sections 3 and 9', async () => {
    await renderPage('/')
    const industries = screen.getByRole('region', { name: 'Industries we know' })
    expect(texts(within(industries).getAllByRole('heading', { level: 3 }))).toEqual(
      quotedIn(constants.get('Industries')),
    )
    const statistics = screen.getByRole('region', { name: 'Our numbers so far' })
    const figures = within(statistics).getAllByText(/^[\d,]+\+$/, { selector: '.visually-hidden' })
    expect(texts(figures)).toEqual(constants.get('Statistics')?.match(/[\d,]+\+/g))
    const testimonials = screen.getByRole('region', { name: 'In their words' })
    expect(testimonials.querySelectorAll('blockquote')).toHaveLength(3)
    const news = screen.getByRole('region', { name: 'Latest news' })
    const categories = within(news).getByRole('group', { name: 'News category' })
    expect(texts(within(categories).getAllByRole('button'))).toEqual(['business', 'technology', 'sports'])
    expect(within(categories).getByRole('button', { pressed: true })).toHaveTextContent('business')
  })
})

test('the job search has the filters of section 9', async () => {
  await renderPage('/jobs-listing')
  const options = (label: string) => texts(within(screen.getByLabelText(label)).getAllByRole('option')).slice(1)
  expect(options('Job type')).toEqual(quotedIn(constants.get('Job types in the filter')))
  expect(options('Experience level')).toEqual(quotedIn(constants.get('Experience levels in the filter')))
})

test.each(['/', '/contact', '/hire-us', '/jobs/1', '/jobs/1/apply'])(
  '%s promises an answer once, and names its day',
  async (at) => {
    await renderPage(at)
    await within(screen.getByRole('main')).findByText(/\b[Bb]y (Mon|Tues|Wednes|Thurs|Fri)day, \d+ \w+\.$/)
    expect(document.body.textContent.match(/48 to 72/g)).toHaveLength(1)
  },
)

// test/matrix.ts, RequireToken.test.tsx, App.test.tsx and the stories of the two forms hold where each of them shows.
test('the messages are those of section 8, the departments those of section 9', () => {
  const { news, jobs, blogs, job, pageNotFound } = messages
  const sentences = rowsBelow('8. Messages').flatMap(([, , sentence]) => quotedIn(sentence))
  expect(sentences).toEqual(
    [
      [news.loading, news.failed, news.empty],
      [jobs.failed(503).replace('503', '{status}'), jobs.empty],
      [blogs.loading, blogs.notFound],
      [job.loading, job.notFound, job.failed],
      [admin.login.failed, admin.dashboard.noToken, pageNotFound],
      [contact.messages.sent('{department}'), application.success],
    ].flat(),
  )
  expect(contact.departments.map(({ value }) => value).join(', ')).toBe(constants.get('Contact departments'))
})
