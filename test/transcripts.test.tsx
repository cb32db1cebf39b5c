import { virtual } from '@guidepup/virtual-screen-reader'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { preloadPages } from '@/app/routes'
import { admin } from '@/content/admin'
import { application } from '@/content/application'
import { controls } from '@/content/controls'
import { demoSignIn } from '@/content/demo'
import { jobsListing } from '@/content/jobs'
import { messages } from '@/content/messages'
import { paths } from '@/content/paths'
import { backend } from './backend'
import { openSite } from './renderPage'

// What a screen reader says on three journeys by keyboard, as a whole: `npx vitest run --project page test/transcripts
// --update` writes it anew, to be read before it is kept.

// A reader reads the whole page at each step.
vi.setConfig({ testTimeout: 60_000 })

/** Said where the code of a page takes longer than 200 ms. */
const onSlowMachines = 'polite: Loading page...'

/** Opens the site with a screen reader on. */
async function openWithReader(address: string, ...next: readonly string[]) {
  await Promise.all([address, ...next].map(preloadPages))
  const user = await openSite(address)
  const { getComputedStyle } = globalThis
  // jsdom has no pseudo-elements, and says so each time.
  vi.stubGlobal('getComputedStyle', (element: Element) => getComputedStyle(element))
  await virtual.start({ container: document.body })
  onTestFinished(async () => {
    await virtual.stop()
    vi.unstubAllGlobals()
  })
  const transcript: string[] = []

  /** Does what a visitor does, and waits until the reader has said a text. */
  async function hear(title: string, act: () => unknown, last: string) {
    await virtual.clearSpokenPhraseLog()
    await act()
    await waitFor(async () => expect((await virtual.spokenPhraseLog()).at(-1)).toContain(last))
    transcript.push(`> ${title}`, ...(await virtual.spokenPhraseLog()).filter((phrase) => phrase !== onSlowMachines))
  }

  return { user, hear, transcript }
}

test('from a search to an application', async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  backend.setOptions({ mock: { job: 'latency=100' } })
  const { user, hear, transcript } = await openWithReader(paths.jobsListing, '/jobs/2', '/jobs/2/apply')
  await hear('to the search', () => screen.getByLabelText(jobsListing.search.keyword).focus(), 'Keyword')
  await hear('pastes "nurse"', () => user.paste('nurse'), '1 job found')
  await hear('to the job', () => screen.getByText('Day Surgery Nurse').closest('a')?.focus(), 'Day Surgery Nurse')
  await hear('Enter', () => user.keyboard('{Enter}'), 'Day Surgery Nurse | Alderway')
  await hear('to the way on', () => screen.getAllByText('Apply Now')[0]?.closest('a')?.focus(), 'Apply Now')
  await hear('Enter', () => user.keyboard('{Enter}'), 'Apply for Day Surgery Nurse | Alderway')
  await hear('to the button', () => screen.getByText(application.submit).closest('button')?.focus(), application.submit)
  await hear('Enter', () => user.keyboard('{Enter}'), 'need your attention')
  await hear('to the name', () => screen.getByLabelText(/Full name/).focus(), 'Full name')
  await hear('pastes it, Tab', () => user.paste('Amara Osei').then(() => user.tab()), 'Email')
  await hear('pastes the address, Tab', () => user.paste('amara@people.example').then(() => user.tab()), 'Resume')
  const resume = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' })
  await hear('chooses a file', () => user.upload(screen.getByLabelText(/Resume/), resume), 'resume.pdf')
  await hear('to the button', () => screen.getByText(application.submit).closest('button')?.focus(), application.submit)
  await hear('Enter', () => user.keyboard('{Enter}'), application.success)
  expect(transcript.join('\n')).toMatchInlineSnapshot(`
    "> to the search
    searchbox, Keyword, not invalid, placeholder Job or place
    > pastes "nurse"
    polite: 1 job found for “nurse”
    > to the job
    link, Day Surgery Nurse
    > Enter
    main
    polite: Job details | Alderway
    polite: Loading job details...
    polite: Day Surgery Nurse | Alderway
    > to the way on
    link, Apply Now
    > Enter
    main
    polite: Apply for Day Surgery Nurse | Alderway
    > to the button
    button, Submit application
    > Enter
    group, 3 things need your attention
    > to the name
    textbox, Full name, As on your resume. Enter your full name., invalid, required
    > pastes it, Tab
    textbox, Email, We reply to this address and give it to no one without asking you. Enter your email address., invalid, required
    > pastes the address, Tab
    Resume (PDF, up to 5 MB), Required, one file. In most word processors: File, then Save as PDF. Choose your resume as a PDF file.
    > chooses a file
    Resume (PDF, up to 5 MB), C:\\fakepath\\resume.pdf, Required, one file. In most word processors: File, then Save as PDF. Choose your resume as a PDF file.
    > to the button
    button, Submit application
    > Enter
    group, What happens now
    assertive: Application submitted successfully!"
  `)
})

test('from the login to the dashboard', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  backend.setOptions({ mock: { dashboard: 'latency=100' } })
  const { user, hear, transcript } = await openWithReader(paths.admin, paths.adminLogin)
  await hear('to the username', () => screen.getByLabelText('Username').focus(), 'Username')
  await hear('pastes it, Tab', () => user.paste(demoSignIn.email).then(() => user.tab()), 'Password')
  await hear('a wrong password, Enter', () => user.keyboard('wrong{Enter}'), admin.login.failed)
  await hear(
    'the right one, Enter',
    () => user.keyboard(`{Control>}a{/Control}${demoSignIn.password}{Enter}`),
    admin.dashboard.loaded,
  )
  expect(transcript.join('\n')).toMatchInlineSnapshot(`
    "> to the username
    textbox, Username, not invalid, required
    > pastes it, Tab
    Password
    > a wrong password, Enter
    polite: Logging in...
    assertive: Login failed. Please check credentials.
    > the right one, Enter
    polite: Logging in...
    main, Admin
    polite: Dashboard | Alderway
    polite: Loading dashboard...
    polite: Dashboard loaded."
  `)
})

test('from a page that failed, and fails again, to what it shows', async () => {
  backend.setOptions({ mock: { jobs: '503>503>503+latency=100>ok+latency=100' } })
  const { user, hear, transcript } = await openWithReader(paths.jobs)
  await screen.findByText(messages.jobs.failed(503))
  const tryAgain = () => screen.getByText(controls.tryAgain).closest('button')?.focus()
  await hear('to the button', tryAgain, controls.tryAgain)
  await hear('Enter: fails at once', () => user.keyboard('{Enter}'), messages.jobs.failed(503))
  await hear('to the button', tryAgain, controls.tryAgain)
  await hear('Enter: fails after a while', () => user.keyboard('{Enter}'), messages.jobs.failed(503))
  await hear('to the button', tryAgain, controls.tryAgain)
  await hear('Enter', () => user.keyboard('{Enter}'), '30 open jobs')
  expect(transcript.join('\n')).toMatchInlineSnapshot(`
    "> to the button
    button, Try again
    > Enter: fails at once
    region, Every open job
    assertive: HTTP error! Status: 503
    > to the button
    button, Try again
    > Enter: fails after a while
    region, Every open job
    polite: Loading jobs...
    assertive: HTTP error! Status: 503
    > to the button
    button, Try again
    > Enter
    region, Every open job
    polite: Loading jobs...
    polite: 30 open jobs"
  `)
})
