import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { controls } from '@/content/controls'
import { QueryStates } from './QueryStates'
import { FailedNote } from './State'

const error = new Error('offline')

test.each([
  ['loading', undefined, null, true, 'Loading'],
  ['failed', undefined, error, false, 'Failed'],
  ['without rows', [], null, false, 'Empty'],
  ['without rows that could not be loaded again', [], error, false, 'Failed'],
  ['without rows that is loaded once more', [], error, true, 'Loading'],
  ['loaded', ['Nurse', 'Baker'], null, false, 'Nurse, Baker'],
  ['that is loaded again', ['Nurse', 'Baker'], null, true, 'Nurse, Baker'],
  ['that could not be loaded again', ['Nurse'], error, false, `${controls.outdated}${controls.tryAgain}Nurse`],
])('shows a list %s', (_, data, failure, isFetching, shown) => {
  const { container } = render(
    <QueryStates<string[]>
      query={{ data, error: failure, isFetching, refetch: vi.fn<() => Promise<never>>() }}
      loading={<p>Loading</p>}
      failed={() => <p>Failed</p>}
      empty={<p>Empty</p>}
    >
      {(rows) => <p>{rows.join(', ')}</p>}
    </QueryStates>,
  )
  expect(container).toHaveTextContent(new RegExp(`^${shown}$`))
})

test('a note says that it tries again, and can’t be asked twice meanwhile', async () => {
  let fail = () => {}
  const onRetry = vi.fn<() => Promise<{ error: Error }>>(
    () => new Promise((resolve) => (fail = () => resolve({ error }))),
  )
  render(<FailedNote text={controls.outdated} error={error} onRetry={onRetry} />)
  const button = { name: controls.tryAgain }
  await userEvent.click(screen.getByRole('button', button))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(screen.getByText(controls.retrying)).toBeVisible()
  expect(screen.queryByRole('button', button)).not.toBeInTheDocument()
  fail()
  expect(await screen.findByRole('button', button)).toBeVisible()
  expect(screen.getByText(controls.outdated)).toBeVisible()
})
