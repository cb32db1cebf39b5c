import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { callToAction } from '@/content/callToAction'
import { jobsListing } from '@/content/jobs'
import { messages } from '@/content/messages'
import { collectAnnouncements } from '~test/matrix'
import { openSite } from '~test/renderPage'

test('Back undoes choices and searches, not typed letters, and the URL keeps other parameters', async () => {
  const user = await openSite('/jobs-listing?theme=x&page=2')
  await user.selectOptions(screen.getByLabelText('Job type'), 'Full-Time')
  expect(await screen.findByText('2 jobs found')).toBeVisible()
  const keyword = screen.getByLabelText('Keyword')
  await user.type(keyword, 'plan')
  await waitFor(() => expect(location.search).toBe('?theme=x&type=Full-Time&q=plan'))
  await user.type(keyword, 'ner')
  await waitFor(() => expect(location.search).toBe('?theme=x&type=Full-Time&q=planner'))
  await user.keyboard('{Enter}')
  await user.clear(keyword)
  await user.type(keyword, 'dubai{Enter}')
  await waitFor(() => expect(location.search).toBe('?theme=x&type=Full-Time&q=dubai'))
  for (const [typed, type, count] of [
    ['planner', 'Full-Time', '1 job found'],
    ['', 'Full-Time', '2 jobs found'],
    ['', '', '7 jobs found'],
  ] as const) {
    globalThis.history.back()
    expect(await screen.findByText(count)).toBeVisible()
    await waitFor(() => expect(keyword).toHaveValue(typed))
    expect(screen.getByLabelText('Job type')).toHaveValue(type)
  }
})

test('each search is heard, also one that finds as many jobs as the one before, or none again', async () => {
  const user = await openSite('/jobs-listing?page=2')
  const announcements = collectAnnouncements()
  const search = screen.getByLabelText('Keyword')
  const found = (word: string) => jobsListing.found(1, `“${word}”`)
  const { noMatch } = messages.jobs
  for (const [word, sentence] of [
    ['nurse', found('nurse')],
    ['dubai', found('dubai')],
    ['zzzz', noMatch],
    ['yyyy', noMatch],
  ] as const) {
    await user.clear(search)
    await user.paste(word)
    await waitFor(() => expect(announcements()).toEqual([sentence]))
  }
})

test('Back over a choice brings back the keyword that was typed before it', async () => {
  const user = await openSite('/jobs-listing')
  const announcements = collectAnnouncements()
  const keyword = screen.getByLabelText('Keyword')
  fireEvent.change(keyword, { target: { value: 'dubai' } })
  await waitFor(() => expect(location.search).toBe('?q=dubai'))
  await user.selectOptions(screen.getByLabelText('Job type'), 'Full-Time')
  fireEvent.change(keyword, { target: { value: 'dubai planner' } })
  await waitFor(() => expect(location.search).toBe('?q=dubai+planner&type=Full-Time'))
  // What is heard is drawn: Back sooner would lead to the entry that is still on screen.
  await waitFor(() => expect(announcements().join()).toMatch('“dubai planner”'))
  globalThis.history.back()
  await waitFor(() => expect(keyword).toHaveValue('dubai'))
  expect(screen.getByLabelText('Job type')).toHaveValue('Full-Time')
  globalThis.history.back()
  await waitFor(() => expect(screen.getByLabelText('Job type')).toHaveValue(''))
  expect(keyword).toHaveValue('dubai')
})

test('Enter searches at once, without the pause', async () => {
  await openSite('/jobs-listing')
  const keyword = screen.getByLabelText('Keyword')
  vi.useFakeTimers()
  fireEvent.change(keyword, { target: { value: 'nurse' } })
  fireEvent.submit(screen.getByRole('search'))
  vi.useRealTimers()
  expect(location.search).toBe('?q=nurse')
})

test('a search by what only the full list can narrow by goes on there', async () => {
  await openSite('/jobs-listing?type=Contract')
  expect(await screen.findByRole('heading', { level: 1, name: 'Every open job' })).toBeVisible()
  expect(location.pathname + location.search).toBe('/jobs?type=Contract')
  expect(await screen.findByRole('link', { name: 'Network Engineer' })).toBeVisible()
})

test('of two choices, made before the first is drawn, both count', async () => {
  await openSite('/jobs-listing')
  act(() => {
    fireEvent.change(screen.getByLabelText('Job type'), { target: { value: 'Full-Time' } })
    fireEvent.change(screen.getByLabelText('Experience level'), { target: { value: 'Senior Level' } })
  })
  await waitFor(() => expect(location.search).toBe('?type=Full-Time&level=Senior+Level'))
})

test('a word that is still being composed is searched for, letters that stand for others are not', async () => {
  await openSite('/jobs-listing')
  const keyword = screen.getByLabelText('Keyword')
  vi.useFakeTimers()
  fireEvent.compositionStart(keyword)
  fireEvent.change(keyword, { target: { value: 'に' } })
  vi.advanceTimersByTime(1000)
  expect(location.search).toBe('')
  fireEvent.change(keyword, { target: { value: 'nurse' } })
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  await waitFor(() => expect(location.search).toBe('?q=nurse'))
})

test('the end of the list leaves the way to all open jobs to the call below it', async () => {
  await openSite('/jobs-listing')
  const ends = [screen.getByRole('main'), screen.getByRole('region', { name: callToAction.label })]
  const ways = ends.flatMap((end) => within(end).queryAllByRole('link', { name: /^See .*open jobs$/ }))
  expect(ways.map((link) => link.textContent)).toEqual(['See open jobs'])
})

test('a link that is followed right after typing leads to its page, and Back to what was typed', async () => {
  const user = await openSite('/jobs-listing')
  await user.type(screen.getByLabelText('Keyword'), 'nurse')
  await user.click(
    within(screen.getByRole('region', { name: callToAction.label })).getByRole('link', { name: 'See open jobs' }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Every open job' })).toBeVisible()
  globalThis.history.back()
  expect(await screen.findByText('1 job found')).toBeVisible()
  expect(screen.getByLabelText('Keyword')).toHaveValue('nurse')
})

test('the page’s own way back leads to what was typed right before a job was opened', async () => {
  const user = await openSite('/jobs-listing')
  const card = screen.getByRole('link', { name: 'Day Surgery Nurse' })
  await user.type(screen.getByLabelText('Keyword'), 'nurse')
  await user.click(card)
  const back = await screen.findByRole('link', { name: 'Back to the search' })
  expect(back).toHaveAttribute('href', '/jobs-listing?q=nurse')
})

test('the list follows each letter, so that nothing moves under a press that comes before the pause', async () => {
  const user = await openSite('/jobs-listing')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  fireEvent.change(screen.getByLabelText('Keyword'), { target: { value: 'nurse' } })
  const card = screen.getByRole('link', { name: 'Day Surgery Nurse' })
  expect(within(screen.getByRole('main')).getAllByRole('article')).toHaveLength(1)
  expect(location.search).toBe('?page=2')
  fireEvent.pointerDown(card)
  await waitFor(() => expect(location.search).toBe('?q=nurse'))
  expect(screen.getByRole('link', { name: 'Day Surgery Nurse' })).toBe(card)
})

test('a search that comes late does not call a page back that is on its way', async () => {
  await openSite('/jobs-listing')
  vi.useFakeTimers()
  fireEvent.change(screen.getByLabelText('Keyword'), { target: { value: 'nurse' } })
  globalThis.history.pushState(null, '', '/contact')
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  expect(location.pathname + location.search).toBe('/contact')
})

test('typing changes the address once, when it pauses: Safari refuses the hundredth change within ten seconds', async () => {
  await openSite('/jobs-listing')
  const keyword = screen.getByLabelText('Keyword')
  const changes = [vi.spyOn(globalThis.history, 'pushState'), vi.spyOn(globalThis.history, 'replaceState')]
  for (const value of ['d', 'du', 'dub', 'duba', 'dubai']) fireEvent.change(keyword, { target: { value } })
  await waitFor(() => expect(location.search).toBe('?q=dubai'))
  expect(changes.flatMap(({ mock }) => mock.calls)).toHaveLength(1)
  for (const change of changes) change.mockRestore()
})
