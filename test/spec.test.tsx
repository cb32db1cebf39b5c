import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { MockOptions } from '~mocks/agency/createBackend'
import { renderPage } from './renderPage'

// The words and figures of the spec, written out: a test that imports them from the content can't fail. The timings are in
// the tests of Hero, Carousel, CountUp, Fade and the page layout.

function texts(elements: HTMLElement[]) {
  return elements.map(({ textContent }) => textContent)
}

describe('the home page', () => {
  test('has the sections of section 1 in their order', async () => {
    await renderPage('/')
    await screen.findAllByRole('article')
    const sections = [...screen.getByRole('main').querySelectorAll('h2')].filter(
      (title) => !title.closest('[role=group]'),
    )
    expect(texts(sections)).toEqual([
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
    ])
  })

  test('has the slides of section 2', async () => {
    await renderPage('/')
    const slides = screen.getAllByRole('group', { name: /of 4$/, hidden: true }).map((slide) => {
      const [title, subtitle] = slide.querySelectorAll<HTMLElement>('h2, p')
      const links = [...slide.querySelectorAll('a')].map(
        (link) => `${link.textContent} to ${link.getAttribute('href')}`,
      )
      return [title?.textContent, subtitle?.textContent, links.join(', ')]
    })
    expect(slides).toEqual([
      [
        'Alderway',
        'Empowering Businesses with Innovative HR Solutions',
        'Hire Talent to /hire-us, Get Hired to /jobs-listing',
      ],
      [
        'Global Recruitment Expertise',
        'Connecting global talent to top organizations.',
        'Contact Us to /contact, Apply Now to /apply',
      ],
      [
        'Career Coaching & Resume Help',
        'Boost your career with expert guidance.',
        'Start Coaching to /career-coaching, Check Services to /services',
      ],
      [
        'AI-Powered Hiring Solutions',
        'Smarter, faster, and more accurate hiring.',
        'Our Solutions to /ai-solutions, Get Matched to /jobs-listing',
      ],
    ])
  })

  test('has the industries, figures and lists of sections 3 and 9', async () => {
    await renderPage('/')
    const industries = screen.getByRole('region', { name: 'Industries we know' })
    expect(texts(within(industries).getAllByRole('heading', { level: 3 }))).toEqual([
      'Information Technology',
      'Healthcare & Pharma',
      'Retail & E-Commerce',
      'Manufacturing & Engineering',
      'Banking & Finance',
      'Telecom & Media',
      'Education & EdTech',
      'Logistics & Supply Chain',
    ])
    const statistics = screen.getByRole('region', { name: 'Our numbers so far' })
    for (const figure of ['12+', '500+', '20+', '30+', '100,000+'])
      expect(within(statistics).getAllByText(figure)).not.toHaveLength(0)
    expect(within(statistics).getAllByText(/^[\d,]+\+$/, { selector: '.visually-hidden' })).toHaveLength(5)
    const testimonials = screen.getByRole('region', { name: 'In their words' })
    expect(testimonials.querySelectorAll('blockquote')).toHaveLength(3)
    const news = screen.getByRole('region', { name: 'Latest news' })
    expect(await within(news).findAllByRole('article')).toHaveLength(4)
    const categories = within(news).getByRole('group', { name: 'News category' })
    expect(texts(within(categories).getAllByRole('button'))).toEqual(['business', 'technology', 'sports'])
    expect(within(categories).getByRole('button', { pressed: true })).toHaveTextContent('business')
  })
})

test('the lists have the page sizes and filters of section 9', async () => {
  const { unmount } = await renderPage('/blog')
  await waitFor(() => expect(within(screen.getByRole('main')).getAllByRole('article')).toHaveLength(5))
  unmount()
  await renderPage('/jobs-listing')
  expect(within(screen.getByRole('main')).getAllByRole('article')).toHaveLength(6)
  expect(screen.getByText('Page 1 of 2')).toBeVisible()
  const options = (label: string) => texts(within(screen.getByLabelText(label)).getAllByRole('option')).slice(1)
  expect(options('Job type')).toEqual(['Full-Time', 'Part-Time', 'Internship'])
  expect(options('Experience level')).toEqual(['Fresher', 'Mid Level', 'Senior Level'])
})

test.each(['/', '/contact', '/hire-us', '/jobs/1', '/jobs/1/apply'])(
  '%s promises an answer once, and names its day',
  async (at) => {
    await renderPage(at)
    await within(screen.getByRole('main')).findByText(/\b[Bb]y (Mon|Tues|Wednes|Thurs|Fri)day, \d+ \w+\.$/)
    expect(document.body.textContent.match(/48 to 72/g)).toHaveLength(1)
  },
)

const sentences: [sentence: string, address: string, mock?: MockOptions['mock']][] = [
  ['Loading news...', '/', { news: 'pending' }],
  ['Failed to load news. Please try again later.', '/', { news: 'error' }],
  ['No news available.', '/', { news: 'empty' }],
  ['HTTP error! Status: 503', '/jobs', { jobs: '503' }],
  ['No job listings available.', '/jobs', { jobs: 'empty' }],
  ['Loading blogs...', '/blog', { blogs: 'pending' }],
  ['Blog not found.', '/blog/none'],
  ['Job not found.', '/jobs/none'],
  ['Job not found.', '/jobs/01'],
  ['Failed to load job details. Please try again.', '/jobs/1', { job: 'error' }],
  ['Loading job details...', '/jobs/1', { job: 'pending' }],
  ["Oops! The page you're looking for doesn't exist.", '/nowhere'],
]

describe('the error catalogue of section 8', () => {
  test.each(sentences)('%s', async (sentence, address, mock = {}) => {
    await renderPage(address, { mock })
    expect(await screen.findByText((text) => text.endsWith(sentence))).toBeVisible()
  })

  test('Login failed. Please check credentials.', async () => {
    const { user } = await renderPage('/admin-login', { mock: { login: 'no-token' } })
    await user.type(screen.getByLabelText('Username'), 'someone')
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'secret')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByText('Login failed. Please check credentials.')).toBeVisible()
  })

  test('No token found, please log in again.', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await renderPage('/admin')
    expect(warn).toHaveBeenCalledWith('No token found, please log in again.')
  })

  test.each(['Sales', 'Support', 'HR'])('the message of the contact form to %s', async (department) => {
    const { user } = await renderPage('/contact')
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    await user.type(screen.getByLabelText('Full name'), 'Ana')
    await user.type(screen.getByLabelText('Email', { selector: 'main input' }), 'ana@people.example')
    await user.selectOptions(screen.getByLabelText('Department'), department)
    await user.type(screen.getByLabelText('Message'), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    const sentence = `Your message has been routed to the ${department.toLowerCase()} department!`
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    await user.click(screen.getByRole('button', { name: 'Send another message' }))
    expect(screen.getByLabelText('Message')).toHaveValue('')
  })

  test('Application submitted successfully!', async () => {
    const { user } = await renderPage('/jobs/1/apply')
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    await user.type(screen.getByLabelText(/^Full name/), 'Ana')
    await user.type(screen.getByLabelText(/^Email/, { selector: 'main input' }), 'ana@people.example')
    await user.upload(screen.getByLabelText(/^Resume/), new File(['%PDF-1.7'], 'ana.pdf', { type: 'application/pdf' }))
    await user.click(screen.getByRole('button', { name: 'Submit application' }))
    expect(await screen.findByText('Application submitted successfully!')).toBeVisible()
  })
})
