import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createElement } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { FrameTools } from './FrameTools'

test('says how many frames have accessibility problems, also of one', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  frame.checkVisibility = () => true
  frame.contentDocument?.body.append(document.createElement('h1'))
  Object.assign(frame.contentWindow ?? {}, { findAccessibilityProblems: () => Promise.resolve(['label (input)']) })
  render(createElement(FrameTools, { onCheck: () => undefined }))
  await userEvent.click(screen.getByRole('button', { name: 'Check accessibility' }))
  expect(await screen.findByText('Frames with accessibility problems: 1 of 1.')).toBeInTheDocument()
})
