import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { controls } from '@/content/controls'
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
  expect(screen.getByText(controls.partFailed)).toBeVisible()
  await user.type(screen.getByLabelText('Before'), 'typed')
  expect(screen.getByLabelText('Before')).toHaveValue('typed')
  expect(screen.getByLabelText('After')).toBeVisible()
})

test('text typed into another part survives a part that fails later', async () => {
  const user = open('press')
  await user.type(screen.getByLabelText('After'), 'typed')
  await user.click(screen.getByRole('button', { name: 'Press' }))
  expect(screen.getByText(controls.partFailed)).toBeVisible()
  expect(screen.getByLabelText('After')).toHaveValue('typed')
})

test('a retry that fails again shows the error and keeps the focus in it', async () => {
  const user = open('render')
  await user.click(screen.getByRole('button', { name: controls.tryAgain }))
  expect(screen.getByText(controls.partFailed)).toBeVisible()
  expect(document.activeElement).toContainElement(screen.getByText(controls.partFailed))
})

test('a retry that succeeds shows the part and moves the focus into it', async () => {
  const user = open('render')
  cause = ''
  await user.click(screen.getByRole('button', { name: controls.tryAgain }))
  expect(screen.queryByText(controls.partFailed)).not.toBeInTheDocument()
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'The fragile part' }))
  await user.tab()
  expect(screen.getByRole('button', { name: 'Press' })).toHaveFocus()
})
