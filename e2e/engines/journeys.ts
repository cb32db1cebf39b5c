import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoSignIn } from '../../src/content/demo'
import type { Visitor } from './visitor'

async function writeMessage(visitor: Visitor) {
  await visitor.type('Full name', 'Amara Osei')
  await visitor.type('Email', 'a@b.example')
}

/** Returns the text of the panel, which comes once the page answers. Runs in the page. */
const readPanel = () => document.body.lastElementChild?.shadowRoot?.textContent ?? ''

const folder = mkdtempSync(path.join(tmpdir(), 'alderway-engines-'))
process.once('exit', () => rmSync(folder, { recursive: true }))
const resume = path.join(folder, 'resume.pdf')
writeFileSync(resume, '%PDF-1.7')

export const journeys: Record<string, (visitor: Visitor) => Promise<void>> = {
  'reads the news of another category, page by page': async (visitor) => {
    await visitor.open('/')
    await visitor.click('sports')
    await visitor.sees('Lanterns hold on in')
    await visitor.click('Next')
    await visitor.sees('Page 2 of')
  },
  'pauses the slides and plays them': async (visitor) => {
    await visitor.open('/')
    await visitor.click('Pause the slides')
    await visitor.click('Play the slides')
    await visitor.click('Pause the slides')
  },
  'goes to a service by the menu, on to the blog, and back': async (visitor) => {
    await visitor.open('/about')
    await visitor.click('Our Services')
    await visitor.click('Talent Acquisition')
    await visitor.isAt('/talent-acquisition')
    await visitor.click('Blog')
    await visitor.isAt('/blog')
    await visitor.back()
    await visitor.isAt('/talent-acquisition')
  },
  'finds the place that was left, on a page whose code a reload has dropped': async (visitor) => {
    await visitor.open('/about')
    await visitor.waitFor(readPanel, 'Demo data')
    await visitor.waitFor(() => {
      scrollTo({ top: 700, behavior: 'instant' })
      return `at ${scrollY}`
    }, 'at 700')
    await visitor.waitFor(() => {
      document.querySelector<HTMLAnchorElement>('header a[href$="/contact"]')?.click()
      return location.pathname
    }, '/contact')
    await visitor.waitFor(() => String(scrollY), '0')
    await visitor.reload()
    await visitor.waitFor(readPanel, 'Demo data')
    await visitor.back()
    await visitor.waitFor(() => `${document.title} at ${Math.round(scrollY)}`, 'About Alderway | Alderway at 700')
  },
  'sends a message': async (visitor) => {
    await visitor.open('/contact')
    await writeMessage(visitor)
    await visitor.type('Message', 'Hello')
    await visitor.click('Send message')
    await visitor.sees('routed to')
  },
  'applies for a job': async (visitor) => {
    await visitor.open('/jobs/3/apply')
    await writeMessage(visitor)
    await visitor.use('Resume', (control) => control.upload(resume))
    await visitor.click('Submit')
    await visitor.sees('submitted successfully!')
  },
  'logs in to the admin area, and out': async (visitor) => {
    await visitor.open('/admin')
    await visitor.type('Username', demoSignIn.email)
    await visitor.type('Password', demoSignIn.password)
    await visitor.click('Log in')
    await visitor.sees('Total jobs')
    await visitor.click('Logout')
    await visitor.sees('You are logged out')
  },
  'searches for a job from the home page': async (visitor) => {
    await visitor.open('/')
    await visitor.type('Which job', 'nurse')
    await visitor.click('Search')
    await visitor.isAt('/jobs?q=nurse')
    await visitor.sees('Day Surgery Nurse')
  },
  'tries again after a failure that an address asks for': async (visitor) => {
    await visitor.open('/jobs?mock=jobs:503>ok')
    await visitor.sees('HTTP error! Status: 503')
    await visitor.click('Try again')
    await visitor.sees('Day Surgery Nurse')
  },
  // Without the clipboard, which a driven browser may not read.
  'performs the demo script': async (visitor) => {
    await visitor.open('/?scenario=everyday')
    await visitor.use('Demo data', (control) => control.pressEnter())
    await visitor.click('News service down')
    await visitor.sees('Failed to load news. Please try again later.')
    await visitor.click('Contact Us')
    await visitor.type('Full name', 'Amara Osei')
    await visitor.click('Backend down')
    await visitor.waitFor(() => document.querySelector('input')?.value ?? '', 'Amara Osei')
    await visitor.click('All jobs')
    await visitor.sees('HTTP error! Status: 503')
    await visitor.click('Everyday (default)')
    await visitor.sees('Senior Backend Engineer')
    await visitor.click('Data')
    await visitor.click('Senior Backend Engineer1, ')
    await visitor.type('title', ' of Lighthouses')
    await visitor.use('title', (control) => control.pressEnter())
    await visitor.waitFor(
      () => document.querySelector('main')?.textContent ?? '',
      'Senior Backend Engineer of Lighthouses',
    )
    await visitor.click('Scenarios')
    await visitor.sees('All states of this page')
    await visitor.click('Close')
    await visitor.open('/__states?page=jobs')
    await visitor.sees('Loading jobs')
  },
  'puts the backend into another state in the panel, and looks at all states of a page': async (visitor) => {
    await visitor.open('/blog')
    // Not a click: in WebKit the page's scroll bar lies over the badge.
    await visitor.use('Demo data', (control) => control.pressEnter())
    await visitor.click('News service down')
    await visitor.isAt('scenario=news-down')
    await visitor.click('Home')
    await visitor.sees('Failed to load news')
    await visitor.open('/__states?page=jobs')
    await visitor.sees('Loading jobs')
    // Scrolls to its frame, which loads then.
    await visitor.click('Checked: jobs empty')
    await visitor.sees('No job listings available')
  },
  'sees jobs, posts and offices without an empty line above them': async (visitor) => {
    for (const address of ['/jobs', '/blog/1', '/about'] as const) {
      await visitor.open(address)
      await visitor.waitFor(() => {
        const first = document.querySelector('main li > :is(article, a:has(img), img)')
        const gap = first && first.getBoundingClientRect().top - (first.closest('li')?.getBoundingClientRect().top ?? 0)
        return `a gap of ${gap} px`
      }, 'a gap of 0 px')
    }
  },
  'chooses the dark theme, which the next page has too': async (visitor) => {
    await visitor.open('/about')
    await visitor.use('Theme', (control) => control.choose('dark'))
    for (const address of ['/about', '/contact'] as const) {
      await visitor.open(address)
      await visitor.waitFor(() => getComputedStyle(document.body).colorScheme, 'dark')
    }
    // WebKit puts drawings on paper, which ends with the band that it is in.
    await visitor.waitFor(() => {
      const drawing = document.querySelector('main img')
      const band = drawing?.closest('section')
      if (!drawing || !band) return 'no drawing'
      const { backgroundColor, backgroundImage, backgroundSize } = getComputedStyle(drawing)
      const hasPaper = backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)'
      if (!hasPaper && CSS.supports('-webkit-nbsp-mode: space')) return 'no paper yet'
      const bare = Number(/- (\d+)px/.exec(backgroundSize)?.[1] ?? 0)
      const below = drawing.getBoundingClientRect().bottom - bare - band.getBoundingClientRect().bottom
      return hasPaper && below > 1 ? `${below} px of paper below` : 'no paper below'
    }, 'no paper below')
  },
}
