import { existsSync, readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { parse } from 'postcss'
import { describe, expect, test, vi } from 'vitest'
import { admin } from '@/content/admin'
import { agency } from '@/content/agency'
import { application } from '@/content/application'
import { contact } from '@/content/contact'
import { featuredJobs } from '@/content/featuredJobs'
import { messages } from '@/content/messages'
import { quickLinks } from '@/content/paths'
import { listFiles } from './listFiles'
import { renderPage } from './renderPage'

// The words and figures of docs/spec.md as docs/readings.md reads them, letter for letter. The timings of the hero and of the
// numbers are in the tests of Hero, Carousel and CountUp, the fade of the scroll-to-top button in its stories.

const spec = readFileSync('docs/spec.md', 'utf8')

/** The lines below a heading of the spec. */
function linesBelow(heading: string): string[] {
  const [, after = ''] = spec.split(`# ${heading}\n`)
  const [part = ''] = after.split('\n#', 1)
  return part.split('\n')
}

/** What a line of the spec says after its first words, to the end of its first sentence. */
function listAfter(words: string): string {
  const line = spec.split('\n').find((line) => line.includes(words)) ?? ''
  return line.slice(line.indexOf(words) + words.length).split(/\.(?:\s|$)/, 1)[0] ?? ''
}

function texts(elements: Iterable<Element>) {
  return Array.from(elements, ({ textContent }) => textContent)
}

// The owner's two files lie beside the repository where it is developed.
test.each(['spec', 'readings'])('docs/%s.md is the owner’s, letter for letter', (name) => {
  const given = `../shared/${name === 'spec' ? 'spec' : 'decisions'}.md`
  const own = `docs/${name}.md`
  expect(readFileSync(own, 'utf8')).toBe(readFileSync(existsSync(given) ? given : own, 'utf8'))
})

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
      // The leaf of the first slide is a link too, which the design adds beside the two buttons.
      const buttons = Array.from(
        slide.querySelectorAll('a:not(:has(img))'),
        (link) => `${link.textContent} to ${link.getAttribute('href')}`,
      )
      return [...texts(slide.querySelectorAll('h2, p')), buttons.join('; ')].join(' | ')
    })
    const rows = linesBelow('Hero slides').filter((line) => /^\| \d/.test(line))
    const specified = rows.map((row) => row.replace(/^\| \d \| /, '').replace(/ \|$/, ''))
    expect(slides).toEqual(
      specified.map((row) => row.replace('the consulting brand name (not reproduced here)', agency.name)),
    )
  })

  test('has the industries, figures and lists of sections 3 and 9', async () => {
    await renderPage('/')
    const industries = screen.getByRole('region', { name: 'Industries we know' })
    expect(texts(within(industries).getAllByRole('heading', { level: 3 })).join(', ')).toBe(listAfter('Industries: '))
    const statistics = screen.getByRole('region', { name: 'Our numbers so far' })
    const figures = within(statistics).getAllByText(/^[\d,]+\+$/)
    expect(texts(figures)).toEqual(listAfter('Statistics: ').match(/[\d,]+\+/g))
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
  expect(options('Job type').join(', ')).toBe(listAfter('Filter job types: '))
  expect(options('Experience level').join(', ')).toBe(listAfter('Experience levels: '))
})

test('the featured jobs have the three types of section 3, and no internship', () => {
  const types =
    listAfter('Featured job (static): ')
      .match(/[\w-]+(?=[,)])/g)
      ?.slice(-3) ?? []
  const shown = featuredJobs.map(({ type }) => type?.toLowerCase())
  expect(new Set(shown)).toEqual(new Set(types.map((type) => type.toLowerCase())))
  expect(featuredJobs).toHaveLength(6)
})

test('the navbar has the items of section 2 in their order', async () => {
  await renderPage('/')
  const navbar = screen.getByRole('navigation', { name: 'Main' })
  const items = Array.from(navbar.querySelectorAll(':scope > ul > li'), (item) => item.querySelector('a, button'))
  const specified = listAfter('Navbar: ').replace(/ dropdown \(.*?\)/, '')
  expect(items.map((item) => item?.textContent).join(', ')).toBe(specified)
  // The third section is of docs/readings.md.
  expect(texts(navbar.querySelectorAll('li p'))).toEqual(['Domestic', 'International', 'More services'])
})

test('the footer has its quick links, social links and offices in order', async () => {
  await renderPage('/about')
  const footer = within(screen.getByRole('contentinfo'))
  const nav = footer.getByRole('navigation', { name: 'Quick links' })
  const groups = Array.from(nav.querySelectorAll('details'), (group) => texts(group.querySelectorAll('h2, a')))
  expect(groups).toEqual(quickLinks.map(({ title, links }) => [title, ...links.map(({ text }) => text)]))
  const social = within(footer.getByRole('list', { name: 'Social media' })).getAllByRole('link')
  expect(social.map((link) => link.textContent.match(/LinkedIn|X|Facebook|Instagram/)?.[0])).toEqual([
    'LinkedIn',
    'X',
    'Facebook',
    'Instagram',
  ])
  expect(footer.getByText('Sample profiles')).toBeVisible()
  const offices = footer.getByRole('heading', { name: 'Our offices' }).parentElement ?? document.body
  expect(texts(within(offices).getAllByRole('listitem'))).toEqual([
    'Toronto, Canada',
    'London, United Kingdom',
    'Dubai, United Arab Emirates',
    'Bengaluru, India',
  ])
  expect(within(offices).getByRole('link', { name: /OpenStreetMap/ })).toBeVisible()
})

test('a change of path scrolls smoothly to the top', async () => {
  const { user } = await renderPage('/about')
  const scroll = vi.spyOn(globalThis, 'scrollTo')
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Hire Us' }))
  await screen.findByRole('heading', { level: 1, name: 'Hire us' })
  expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' })
})

test('a change of pages ends within the 300 ms of section 9', () => {
  const sheets = listFiles('src').filter((file) => file.endsWith('.css'))
  const lengths: number[] = []
  for (const sheet of sheets) {
    parse(readFileSync(sheet, 'utf8')).walkRules(/::view-transition-/, (rule) => {
      const values = new Map<string, string>()
      rule.walkDecls(/^animation/, ({ prop, value }) => void values.set(prop, value))
      const times = [...values.values()].flatMap((value) => value.match(/[\d.]+m?s\b/g) ?? [])
      lengths.push(times.reduce((sum, time) => sum + parseFloat(time) * (time.endsWith('ms') ? 1 : 1000), 0))
    })
  }
  expect(lengths.filter((length) => length > 0).length).toBeGreaterThan(3)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(Number(listAfter('Fade transition ').replace(' ms', '')))
})

test.each([
  ['/contact', 'Send message'],
  ['/hire-us', 'Send message'],
  ['/jobs/1/apply', 'Submit application'],
  ['/about', 'Sign up'],
] as const)('the form on %s with "%s" says that the demo sends nothing', async (at, button) => {
  await renderPage(at)
  const form = screen.getByRole('button', { name: button }).closest('form') ?? document.body
  expect(within(form).getByText('This is a demo: nothing you type here is sent.')).toBeVisible()
})

// matrix.test.tsx, RequireToken.test.tsx, App.test.tsx and the stories of the two forms hold where each of them shows.
test('the messages are those of section 8, the departments those of section 9', () => {
  const { news, jobs, blogs, job, pageNotFound } = messages
  const catalog = linesBelow('8. The error catalogue')
    .join('\n')
    .replace(/\('No token received'\)/, '')
  const sentences = Array.from(catalog.matchAll(/(?<!\w)'(.+?)'(?!\w)/g), ([, words]) => words)
  expect(sentences).toEqual(
    [
      [news.failed, news.empty, news.loading],
      [jobs.failed(503).replace('503', '{status}'), jobs.empty],
      [blogs.loading, blogs.notFound],
      [job.notFound, job.failed, job.loading],
      [admin.login.failed, messages.noToken, pageNotFound],
      [contact.messages.sent('{department}'), application.success],
    ].flat(),
  )
  expect(contact.departments.map(({ value }) => value).join(', ')).toBe(listAfter('Contact departments: '))
})
