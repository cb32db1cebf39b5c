import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { controls } from '@/content/controls'
import { QueryStates } from './QueryStates'

const error = new Error('offline')

test.each([
  ['loading', undefined, null, 'Loading'],
  ['failed', undefined, error, 'Failed'],
  ['without rows', [], null, 'Empty'],
  ['without rows that could not be loaded again', [], error, 'Failed'],
  ['loaded', ['Nurse', 'Baker'], null, 'Nurse, Baker'],
  ['that could not be loaded again', ['Nurse'], error, `${controls.outdated}${controls.tryAgain}Nurse`],
])('shows a list %s', (_, data, failure, shown) => {
  const { container } = render(
    <QueryStates<string[]>
      query={{ data, error: failure, refetch: vi.fn<() => Promise<never>>() }}
      loading={<p>Loading</p>}
      failed={() => <p>Failed</p>}
      empty={<p>Empty</p>}
    >
      {(rows) => <p>{rows.join(', ')}</p>}
    </QueryStates>,
  )
  expect(container).toHaveTextContent(new RegExp(`^${shown}$`))
})

test('asks again when the visitor does', async () => {
  const refetch = vi.fn<() => Promise<never>>(() => new Promise(() => undefined))
  render(
    <QueryStates query={{ data: ['Nurse'], error, refetch }} loading={null} failed={() => null}>
      {(rows) => <p>{rows.join(', ')}</p>}
    </QueryStates>,
  )
  await userEvent.click(screen.getByRole('button', { name: controls.tryAgain }))
  expect(refetch).toHaveBeenCalledOnce()
})
