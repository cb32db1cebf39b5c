import { expect } from 'storybook/test'
import { application } from '@/content/application'
import { person } from '@/content/person'
import { preview } from '../../../.storybook/preview'
import { Notice } from './Notice'

const meta = preview.meta({ component: Notice, parameters: { width: 640 } })

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
