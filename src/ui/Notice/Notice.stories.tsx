import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
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
    children: (
      <>
        <p>2 things need your attention</p>
        <ul>
          <li>Full name: tell us your name.</li>
          <li>Resume: add your resume as a PDF.</li>
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

Error.test('screen readers announce an error', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Login failed.')
})

Info.test('screen readers do not announce information', async ({ canvas }) => {
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
})
