import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { FileField } from './Field'

const meta = preview.meta({
  title: 'UI/FileField',
  component: FileField,
  args: { label: 'Resume', name: 'resume', accept: '.pdf', hint: 'A PDF of at most 5 MB.' },
  parameters: { layout: 'padded' },
})

export const Default = meta.story()

export const Required = meta.story({ args: { 'aria-required': true } })

export const WithError = meta.story({ args: { error: 'This file is not a PDF. Save your resume as a PDF.' } })

export const Disabled = meta.story({ args: { disabled: true } })

Default.test('a visitor chooses a file', async ({ canvasElement }) => {
  const field = within(canvasElement).getByLabelText<HTMLInputElement>('Resume')
  await userEvent.upload(field, new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' }))
  await expect(field.files?.[0]?.name).toBe('resume.pdf')
})
