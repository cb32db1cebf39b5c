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
  argTypes: { children: { description: 'With a CardLink, all of it is a target' } },
  parameters: {
    width: 384,
    docs: {
      description: {
        component: `A CardLink in it makes the whole card its target.

- **Use it for:** what one opens: a job, a post, a way to go on.
- **Not for:** text that leads nowhere: CardsBand sets it without a card. A form: FormSheet. A message: Notice.
- **Words:** a heading, which is the link and says what it opens, then the facts or a sentence or two.
- **Size and target:** it fills its cell of a grid, width and height, with 20 to 28 px inside. With a CardLink a press anywhere follows it.
- **Keyboard and screen reader:** an article. The CardLink is one stop of Tab, with the focus ring around the card, and is read as its heading alone.`,
      },
    },
  },
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
