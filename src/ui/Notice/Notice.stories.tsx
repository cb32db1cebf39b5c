import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { Notice } from './Notice'

const meta = preview.meta({ component: Notice, parameters: { width: 640 } })

export const Success = meta.story({ args: { tone: 'success', children: <p>Application submitted successfully!</p> } })

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

Success.test('screen readers announce a success', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Application submitted successfully!')
})

Info.test('screen readers do not announce information', async ({ canvas }) => {
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
})
