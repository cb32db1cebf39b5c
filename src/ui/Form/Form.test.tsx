import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { TextField } from '../Field/Field'
import { Form } from './Form'

function Example({ onSubmit }: { onSubmit: (values: object) => void }) {
  const form = useForm({ defaultValues: { username: '' }, shouldFocusError: false })
  const { errors } = form.formState
  return (
    <Form form={form} fields={{ username: {} }} send="Log in" onSubmit={onSubmit}>
      <TextField
        label="Username"
        error={errors.username?.message}
        {...form.register('username', { required: 'Enter your username.' })}
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
