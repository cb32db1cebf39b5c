import { expect } from 'storybook/test'
import { application } from '@/content/application'
import { person } from '@/content/person'
import { preview } from '../../../.storybook/preview'
import { Notice } from './Notice'

const meta = preview.meta({
  component: Notice,
  argTypes: { tone: { description: '`error` for what went wrong, `info` for why one is here' } },
  parameters: {
    width: 640,
    docs: {
      description: {
        component: `About what a visitor just did, or why they are here. Data that is loading, empty or failed has a State instead.

- **Use it for:** what is wrong with a form (Error), or why a visitor sees the login (Info).
- **Not for:** data: Loading, Empty or Failed. One field: its own error, in TextField. Old rows that stay: QueryStates.
- **Words:** one or two sentences: what happened, then what to do. A list has a title with the number of things: “2 things need your attention”.
- **Size and target:** as wide as its place, with a mark before the text. There is no button that closes it.
- **Keyboard and screen reader:** with \`label\` it is a named group that a script can focus; Tab skips it. It announces nothing by itself: Form and the login page do.`,
      },
    },
  },
})

export const Error = meta.story({
  args: { tone: 'error', children: <p>Login failed. Please check credentials.</p> },
})

export const Info = meta.story({
  args: { tone: 'info', children: <p>Your session has ended. Log in again to go on.</p> },
})

export const WithList = meta.story({
  args: {
    tone: 'error',
    label: '2 things need your attention',
    children: (
      <>
        <p>2 things need your attention</p>
        <ul>
          <li>{person.reasons.fullNameMissing}</li>
          <li>{application.reasons.resumeMissing}</li>
        </ul>
      </>
    ),
  },
})

export const LongText = meta.story({
  args: {
    tone: 'info',
    children: <p>{'The page keeps what you typed until you close this tab, so nothing is lost. '.repeat(6)}</p>,
  },
})

WithList.test('can take the focus, with a name', async ({ canvas }) => {
  canvas.getByRole('group', { name: '2 things need your attention' }).focus()
  await expect(canvas.getByRole('group')).toHaveFocus()
})
