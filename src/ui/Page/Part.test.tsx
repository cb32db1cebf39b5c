import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { messages } from '@/content/messages'
import { Part } from './Part'

let cause = ''

function Fragile({ title }: { title: string }) {
  const [pressed, setPressed] = useState(false)
  useEffect(() => {
    if (cause === 'effect') throw new Error('broken in an effect')
  })
  if (cause === 'render' || (cause === 'press' && pressed)) throw new Error('broken in render')
  return (
    <section>
      <h2>{title}</h2>
      <button type="button" onClick={() => setPressed(true)}>
        Press
      </button>
    </section>
  )
}

function Sound({ text }: { text: string }) {
  return (
    <section>
      <label>
        {text} <input />
      </label>
    </section>
  )
}

/** Renders three parts, the second of which fails for the given cause. React logs the error. */
function open(why: typeof cause) {
  cause = why
  render(
    <main id="main" tabIndex={-1}>
      <Part>
        <Sound text="Before" />
      </Part>
      <Part>
        <Fragile title="The fragile part" />
      </Part>
      <Part>
        <Sound text="After" />
      </Part>
    </main>,
  )
  return userEvent.setup()
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test.each(['render', 'effect'])('a part that fails in its %s shows the error and leaves the others', async (why) => {
  const user = open(why)
  expect(screen.getByRole('alert')).toHaveTextContent(messages.partFailed)
  await user.type(screen.getByLabelText('Before'), 'typed')
  expect(screen.getByLabelText('Before')).toHaveValue('typed')
  expect(screen.getByLabelText('After')).toBeVisible()
})

test('text typed into another part survives a part that fails later', async () => {
  const user = open('press')
  await user.type(screen.getByLabelText('After'), 'typed')
  await user.click(screen.getByRole('button', { name: 'Press' }))
  expect(screen.getByRole('alert')).toHaveTextContent(messages.partFailed)
  expect(screen.getByLabelText('After')).toHaveValue('typed')
})

test('a retry that fails again shows the error and keeps the focus in it', async () => {
  const user = open('render')
  await user.click(screen.getByRole('button', { name: messages.tryAgain }))
  expect(screen.getByRole('alert')).toHaveTextContent(messages.partFailed)
  expect(document.activeElement).toContainElement(screen.getByRole('alert'))
})

test('a retry that succeeds shows the part and moves the focus into it', async () => {
  const user = open('render')
  cause = ''
  await user.click(screen.getByRole('button', { name: messages.tryAgain }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'The fragile part' }))
  await user.tab()
  expect(screen.getByRole('button', { name: 'Press' })).toHaveFocus()
})
