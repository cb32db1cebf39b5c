import { expect } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { ButtonLink } from './Button'

const meta = preview.meta({
  title: 'ButtonLink',
  component: ButtonLink,
  args: { to: '/jobs-listing', text: 'See open jobs' },
  argTypes: {
    to: { description: 'An address of the site, or `#` and the id of a place on the page' },
    size: {
      description: '`s` is 44 px high instead of 48',
      control: { type: 'radio', labels: { undefined: 'default' } },
      options: [undefined, 's'],
    },
  },
  parameters: {
    module: '@/ui/Button/Button',
    docs: {
      description: {
        component: `A link to a place on the same page keeps the history state and moves the focus there.

- **Use it for:** the way on to another page, or to a place on this one. Primary is the one action of a view, Secondary goes beside it, Quiet into text and lists.
- **Not for:** what happens on this page: Button. Another website: ExternalLink. The way back to a list: BackLink.
- **Words:** where it leads or what one does there, in sentence case and one to five words: “See open jobs”, “Hire us”. Never “Click here”.
- **Size and target:** as Button: at least 48 px high, Small and Quiet 44 px.
- **Keyboard and screen reader:** a native link: Enter follows it, and Ctrl or Command with a click opens a new tab.`,
      },
    },
  },
})

export const Primary = meta.story()

export const Quiet = meta.story({ args: { variant: 'quiet' } })

/** A place on the same page. */
export const ToAPlace = meta.story({
  args: { to: '#place', text: 'To the form' },
  render: (args) => (
    <div style={{ blockSize: '7rem', overflow: 'auto' }}>
      <ButtonLink {...args} />
      <p id="place" tabIndex={-1} style={{ marginBlock: '7rem' }}>
        The form
      </p>
    </div>
  ),
})

ToAPlace.test('a visitor opens it in a new tab, and this page stays where it is', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'To the form' })
  // Storybook's own tabs stay closed.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await userEvent.keyboard('{Control>}')
  await userEvent.click(link)
  await userEvent.keyboard('{/Control}')
  await expect(canvas.getByText('The form')).not.toHaveFocus()
  await userEvent.click(link)
  await expect(canvas.getByText('The form')).toHaveFocus()
})
