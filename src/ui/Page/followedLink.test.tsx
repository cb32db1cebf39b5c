import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findFollowedLink, keepFollowedLink } from './followedLink'

function List({ jobs }: { jobs: string[] }) {
  return (
    <main id="main">
      {jobs.map((job) => (
        <a key={job} href={`/jobs/${job.charAt(0)}`}>
          {job}
        </a>
      ))}
    </main>
  )
}

test('the followed link is found where it was, and not one that has taken its place', () => {
  const { rerender } = render(<List jobs={['1', '2', '3']} />)
  screen.getByRole('link', { name: '2' }).focus()
  keepFollowedLink('of the list')
  expect(findFollowedLink('of the list')).toBe(screen.getByRole('link', { name: '2' }))
  expect(findFollowedLink('of another page')).toBeUndefined()
  rerender(<List jobs={['1', '3', '4']} />)
  expect(findFollowedLink('of the list')).toBeUndefined()
})

test('of two links with one address, the followed one is found', () => {
  render(<List jobs={['1', '1 again']} />)
  screen.getByRole('link', { name: '1 again' }).focus()
  keepFollowedLink('of the list')
  expect(findFollowedLink('of the list')).toBe(screen.getByRole('link', { name: '1 again' }))
})
