import { expect } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { Card, CardLink } from './Card'

const meta = preview.meta({
  component: Card,
  args: {
    children: (
      <>
        <h2>Verification</h2>
        <p>We check documents, references and former posts before you sign anything.</p>
      </>
    ),
  },
  parameters: { width: 384 },
})

export const Default = meta.story()

export const Linked = meta.story({
  args: {
    children: (
      <>
        <h2>
          <CardLink to="/domestic/verification">Verification</CardLink>
        </h2>
        <p>All of this card leads on, not its title alone.</p>
      </>
    ),
  },
})

Linked.test('a visitor can press anywhere on the card', async ({ canvas }) => {
  const box = canvas.getByRole('article').getBoundingClientRect()
  const inTheCorner = document.elementFromPoint(box.right - 12, box.bottom - 12)
  await expect(inTheCorner).toBe(canvas.getByRole('link'))
})
