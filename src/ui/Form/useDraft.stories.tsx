import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { Button } from '../Button/Button'
import { TextArea } from '../Field/Field'
import { useDraft } from './useDraft'

const kept = ['message'] as const

function Draft() {
  const form = useForm({ defaultValues: { message: '' } })
  useDraft(form, 'story', kept)
  return <TextArea label="Message" {...form.register('message')} />
}

function LeaveAndComeBack() {
  const [here, setHere] = useState(true)
  return (
    <div style={{ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start' }}>
      <Button variant="secondary" size="s" onClick={() => setHere(!here)}>
        {here ? 'Leave the page' : 'Come back'}
      </Button>
      {here ? <Draft /> : <p>Another page.</p>}
    </div>
  )
}

const meta = preview.meta({ title: 'useDraft', component: LeaveAndComeBack })

export const Default = meta.story()

Default.test('a visitor comes back and finds what was typed', async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('Message'), 'Half a thought')
  await userEvent.click(canvas.getByRole('button', { name: 'Leave the page' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
  await expect(canvas.getByLabelText('Message')).toHaveValue('Half a thought')
})
