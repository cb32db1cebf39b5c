import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { collectAnnouncements } from '~test/matrix'
import { TextField } from '../Field/Field'
import { Form } from './Form'

function Example({ onSubmit, onSent }: { onSubmit: (values: object) => void | Promise<string>; onSent?: () => void }) {
  const form = useForm({ defaultValues: { username: '' }, shouldFocusError: false })
  const { errors } = form.formState
  function clear() {
    form.reset()
    onSent?.()
  }
  return (
    <Form form={form} fields={{ username: {} }} send="Log in" onSubmit={onSubmit} onSent={clear}>
      <TextField
        label="Username"
        error={errors.username?.message}
        {...form.register('username', {
          required: 'Enter your username.',
          pattern: { value: /^\S+$/, message: 'Enter a username without spaces.' },
        })}
      />
    </Form>
  )
}

test('what a password manager fills in without an event is sent', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn<(values: object) => void>()
  render(<Example onSubmit={onSubmit} />)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('group', { name: 'One thing needs your attention' })).toHaveFocus()
  // From another world, as extensions do: React observes the element's own property.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    screen.getByLabelText('Username'),
    'ann',
  )
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([{ username: 'ann' }]))
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

test('an error that replaces another is heard when its field is left, not at each letter or again on a submit', async () => {
  const user = userEvent.setup()
  const announcements = collectAnnouncements()
  render(<Example onSubmit={() => undefined} />)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await user.type(screen.getByLabelText('Username'), 'a b')
  expect(announcements()).toEqual([])
  await user.tab()
  expect(announcements()).toEqual(['Username: Enter a username without spaces.'])
  await user.type(screen.getByLabelText('Username'), '{Backspace}{Backspace}{Backspace}{Enter}')
  expect(await screen.findByRole('group')).toHaveTextContent('Enter your username.')
  expect(announcements()).toEqual([])
})

const Never = lazy(() => new Promise<{ default: ComponentType }>(() => undefined))

/** React keeps the form on screen until the confirmation can be shown, as it does for a view transition. */
function SlowlyConfirmed({ onSubmit }: { onSubmit: (values: object) => void }) {
  const [isSent, setSent] = useState(false)
  return isSent ? <Never /> : <Example onSubmit={onSubmit} onSent={() => setSent(true)} />
}

test('Enter pressed twice sends once, and leaves no errors in the next form', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn<(values: object) => void>()
  render(
    <Suspense>
      <SlowlyConfirmed onSubmit={onSubmit} />
    </Suspense>,
  )
  await user.type(screen.getByLabelText('Username'), 'ann{Enter}')
  await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue(''))
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('Enter pressed again while it is sent sends once', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn<() => Promise<string>>(() => new Promise(() => undefined))
  render(<Example onSubmit={onSubmit} />)
  await user.type(screen.getByLabelText('Username'), 'ann{Enter}')
  await screen.findByRole('button', { name: 'Sending...' })
  await user.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a form that could not be sent says so, keeps what was typed, and is not taken for sent', async () => {
  const user = userEvent.setup()
  const onSent = vi.fn<() => void>()
  render(<Example onSubmit={async () => 'Nobody answers.'} onSent={onSent} />)
  await user.type(screen.getByLabelText('Username'), 'ann{Enter}')
  expect(await screen.findByText('Nobody answers.')).toBeVisible()
  expect(screen.getByLabelText('Username')).toHaveValue('ann')
  expect(onSent).not.toHaveBeenCalled()
})
