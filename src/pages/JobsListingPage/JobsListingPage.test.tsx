import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { App } from '@/app/App'
import { renderPage } from '~test/renderPage'

function titles() {
  return within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
}

/** The page with the browser's own address and history. */
async function openInBrowser(address: string) {
  globalThis.history.pushState(null, '', address)
  render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  )
  await screen.findByRole('heading', { level: 1 }, { timeout: 5000 })
  return userEvent.setup()
}

afterEach(() => globalThis.history.replaceState(null, '', '/'))

describe('a visitor of the listing', () => {
  test('sees six of the seven jobs and how many pages there are', async () => {
    await renderPage('/jobs-listing')
    expect(titles()).toHaveLength(6)
    expect(screen.getByText('7 jobs found')).toBeVisible()
    expect(screen.getByText('Page 1 of 2')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
  })

  test('turns to the last page and is taken to its jobs', async () => {
    const { user } = await renderPage('/jobs-listing')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Page 2 of 2')).toBeVisible()
    expect(titles()).toEqual(['Network Engineer'])
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    expect(screen.getByRole('heading', { name: 'Open jobs' })).toHaveFocus()
  })

  test.each([
    ['/jobs-listing?page=99', 'Page 2 of 2'],
    ['/jobs-listing?page=-3', 'Page 1 of 2'],
    ['/jobs-listing?page=two', 'Page 1 of 2'],
    ['/jobs-listing?page=2&type=Internship', 'Page 1 of 1'],
  ])('who opens %s is brought to %s', async (address, words) => {
    await renderPage(address)
    expect(screen.getByText(words)).toBeVisible()
  })

  test('finds a job by a word while typing, and no letter is lost', async () => {
    const { user } = await renderPage('/jobs-listing')
    await user.type(screen.getByLabelText('Keyword'), 'day  nurse')
    expect(await screen.findByText('1 job found')).toBeVisible()
    expect(screen.getByLabelText('Keyword')).toHaveValue('day  nurse')
    expect(titles()).toEqual(['Day Surgery Nurse'])
  })

  test('who opens a shared address sees the same search', async () => {
    await renderPage('/jobs-listing?q=berlin&type=Full-Time&level=Mid+Level')
    expect(screen.getByLabelText('Keyword')).toHaveValue('berlin')
    expect(screen.getByLabelText('Job type')).toHaveValue('Full-Time')
    expect(screen.getByLabelText('Experience level')).toHaveValue('Mid Level')
    expect(titles()).toEqual(['Network Engineer'])
  })

  test('finds nothing, is told so and can clear the filters', async () => {
    const { user } = await renderPage('/jobs-listing?q=astronaut')
    expect(screen.getByText('No job matches this search. Try fewer filters or another word.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('7 jobs found')).toBeVisible()
    expect(screen.getByLabelText('Keyword')).toHaveValue('')
    expect(screen.getByLabelText('Keyword')).toHaveFocus()
  })

  test('goes from a card to its job', async () => {
    const { user } = await renderPage('/jobs-listing')
    await user.click(screen.getByRole('link', { name: 'Day Surgery Nurse' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Day Surgery Nurse' })).toBeVisible()
  })

  test('sees the defaults where a job leaves something out', async () => {
    await renderPage('/jobs-listing?level=Fresher')
    const [intern, support] = within(screen.getByRole('main')).getAllByRole('article')
    expect(intern).toHaveTextContent('Salary N/A')
    expect(support).toHaveTextContent('Location: Remote')
  })
})

describe('the address of the listing', () => {
  test('follows the filters, goes back to page 1 and keeps what is not ours', async () => {
    const user = await openInBrowser('/jobs-listing?theme=x&page=2')
    await user.selectOptions(screen.getByLabelText('Job type'), 'Part-Time')
    await waitFor(() => expect(location.search).toBe('?theme=x&type=Part-Time'))
    await user.type(screen.getByLabelText('Keyword'), 'nurse')
    await waitFor(() => expect(location.search).toBe('?theme=x&type=Part-Time&q=nurse'))
  })

  test('does not change when Enter is pressed', async () => {
    const user = await openInBrowser('/jobs-listing')
    const reloads: boolean[] = []
    document.addEventListener('submit', (event) => reloads.push(!event.defaultPrevented), { once: true })
    await user.type(screen.getByLabelText('Keyword'), 'nurse{Enter}')
    expect(reloads).toEqual([false])
    expect(await screen.findByText('1 job found')).toBeVisible()
    expect(location.search).toBe('?q=nurse')
  })

  test('leads back through the choices, not through the letters typed', async () => {
    const user = await openInBrowser('/jobs-listing')
    await user.selectOptions(screen.getByLabelText('Job type'), 'Full-Time')
    expect(await screen.findByText('4 jobs found')).toBeVisible()
    await user.type(screen.getByLabelText('Keyword'), 'berlin')
    expect(await screen.findByText('1 job found')).toBeVisible()
    globalThis.history.back()
    expect(await screen.findByText('7 jobs found')).toBeVisible()
    expect(screen.getByLabelText('Keyword')).toHaveValue('')
    expect(screen.getByLabelText('Job type')).toHaveValue('')
  })
})
