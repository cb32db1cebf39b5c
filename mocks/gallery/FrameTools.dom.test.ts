import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FrameTools } from './FrameTools'

const name = 'Check accessibility'

test('says how many frames have accessibility problems, also of one', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  frame.checkVisibility = () => true
  frame.contentDocument?.body.append(document.createElement('h1'))
  Object.assign(frame.contentWindow ?? {}, { findAccessibilityProblems: () => Promise.resolve(['label (input)']) })
  render(createElement(FrameTools, { onCheck: () => undefined }))
  await userEvent.click(screen.getByRole('button', { name }))
  expect(await screen.findByText('Frames with accessibility problems: 1 of the 1 shown.')).toBeInTheDocument()
})

test('a press while frames are being checked does not begin again', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const isVisible = vi.fn<() => boolean>(() => true)
  frame.checkVisibility = isVisible
  render(createElement(FrameTools, { onCheck: () => undefined }))
  await userEvent.click(screen.getByRole('button', { name }))
  await userEvent.click(screen.getByRole('button', { name }))
  expect(isVisible).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
})
