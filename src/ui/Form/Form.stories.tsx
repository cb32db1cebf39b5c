import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { TextArea, TextField } from '../Field/Field'
import { Notice, takeFocus } from '../Notice/Notice'
import { Form } from './Form'

function Example({ answer }: { answer: 'sent' | 'refused' | 'pending' }) {
  const form = useForm({ defaultValues: { fullName: '', message: '' }, shouldFocusError: false })
  const [sent, setSent] = useState(false)
  const { errors } = form.formState

  async function send() {
    setSent(false)
    if (answer === 'pending') await new Promise(() => undefined)
    if (answer === 'refused')
      form.setError('root', { message: 'This could not be sent. Wait a moment, then try again.' })
    else setSent(true)
  }

  return (
    <>
      {sent && (
        <Notice tone="success" ref={takeFocus}>
          <p>Your message is on its way.</p>
        </Notice>
      )}
      <Form form={form} labels={{ fullName: 'Full name', message: 'Message' }} send="Send message" onSubmit={send}>
        <TextField
          label="Full name"
          aria-required
          error={errors.fullName?.message}
          {...form.register('fullName', { required: 'Tell us your name.' })}
        />
        <TextArea
          label="Message"
          aria-required
          error={errors.message?.message}
          {...form.register('message', { required: 'Write your message.' })}
        />
      </Form>
    </>
  )
}

const meta = preview.meta({ component: Example, args: { answer: 'sent' as const }, parameters: { width: 560 } })

async function fillAndSend(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText('Full name'), 'Claire Beaumont')
  await userEvent.type(canvas.getByLabelText('Message'), 'Please call me.')
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
}

export const Default = meta.story()

export const WithFaults = meta.story({
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await canvas.findByRole('alert')
  },
})

export const Sending = meta.story({
  args: { answer: 'pending' },
  async play({ canvasElement }) {
    await fillAndSend(canvasElement)
    await expect(await within(canvasElement).findByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const Refused = meta.story({
  args: { answer: 'refused' },
  async play({ canvasElement }) {
    await fillAndSend(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('This could not be sent.')
  },
})

export const Sent = meta.story({
  async play({ canvasElement }) {
    await fillAndSend(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveFocus()
  },
})

Default.test('an incomplete form shows each error and focuses the first', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
  const summary = await canvas.findByRole('alert')
  await waitFor(() => expect(summary).toHaveFocus())
  await expect(summary).toHaveTextContent('2 things need your attention')
  await userEvent.click(within(summary).getByRole('button', { name: 'Message: Write your message.' }))
  await expect(canvas.getByLabelText('Message')).toHaveFocus()
  await userEvent.keyboard('Please call me.')
  await waitFor(() => expect(summary).toHaveTextContent('One thing needs your attention'))
})
