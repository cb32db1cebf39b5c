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
  if (cause === 'drawing' || (cause === 'press' && pressed)) throw new Error('broken while drawn')
  return (
    <section>
      <h2>{title}</h2>
      <button type="button" onClick={() => setPressed(true)}>
        Press
      </button>
    </section>
  )
}

function Standing({ text }: { text: string }) {
  return (
    <section>
      <label>
        {text} <input />
      </label>
    </section>
  )
}

/** Three parts of a page, the second of which breaks for the given cause. React tells of it on the console. */
function open(why: typeof cause) {
  cause = why
  render(
    <main id="main" tabIndex={-1}>
      <Part>
        <Standing text="Before" />
      </Part>
      <Part>
        <Fragile title="The fragile part" />
      </Part>
      <Part>
        <Standing text="After" />
      </Part>
    </main>,
  )
  return userEvent.setup()
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test.each(['drawing', 'effect'])(
  'a part that breaks in its %s leaves the others standing, and says so',
  async (why) => {
    const user = open(why)
    expect(screen.getByRole('alert')).toHaveTextContent(messages.partFailed)
    await user.type(screen.getByLabelText('Before'), 'typed')
    expect(screen.getByLabelText('Before')).toHaveValue('typed')
    expect(screen.getByLabelText('After')).toBeVisible()
  },
)

test('what was typed elsewhere outlives a part that breaks later', async () => {
  const user = open('press')
  await user.type(screen.getByLabelText('After'), 'typed')
  await user.click(screen.getByRole('button', { name: 'Press' }))
  expect(screen.getByRole('alert')).toHaveTextContent(messages.partFailed)
  expect(screen.getByLabelText('After')).toHaveValue('typed')
})

test('tried again while the cause lasts, it says so again, and keeps the focus', async () => {
  const user = open('drawing')
  await user.click(screen.getByRole('button', { name: messages.tryAgain }))
  expect(screen.getByRole('alert')).toHaveTextContent(messages.partFailed)
  expect(document.activeElement).toContainElement(screen.getByRole('alert'))
})

test('tried again when the cause is gone, it is back, and the focus is in it', async () => {
  const user = open('drawing')
  cause = ''
  await user.click(screen.getByRole('button', { name: messages.tryAgain }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'The fragile part' }))
  await user.tab()
  expect(screen.getByRole('button', { name: 'Press' })).toHaveFocus()
})
