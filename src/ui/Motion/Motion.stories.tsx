import * as m from 'framer-motion/m'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { Button } from '../Button/Button'
import { Motion } from './Motion'

const away = 'translateX(12rem)'

/** With reduced motion the square jumps instead of moving. */
function Travel() {
  const [there, setThere] = useState(false)
  return (
    <div style={{ display: 'grid', gap: 'var(--space-5)', justifyItems: 'start' }}>
      <Button variant="secondary" size="s" onClick={() => setThere(!there)}>
        Move it
      </Button>
      <m.div
        data-testid="square"
        initial={false}
        animate={{ x: there ? '12rem' : '0rem' }}
        transition={{ duration: 0.8, ease: 'easeOut' }}
        style={{ width: '4rem', height: '4rem', borderRadius: 'var(--radius)', background: 'var(--action)' }}
      />
    </div>
  )
}

const meta = preview.meta({
  title: 'UI/Motion',
  component: Motion,
  args: { children: <Travel /> },
  parameters: { layout: 'padded', docs: { story: { height: '14rem' } } },
})

export const Default = meta.story()

export const ReducedMotion = meta.story({ globals: { motion: 'reduced' } })

Default.test('a visitor sees it arrive', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Move it' }))
  await waitFor(() => expect(canvas.getByTestId('square').style.transform).toBe(away), { timeout: 4000 })
})
