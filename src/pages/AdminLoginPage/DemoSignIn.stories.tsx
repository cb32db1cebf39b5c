import { expect, fn } from 'storybook/test'
import { demoSignIn } from '@/content/demo'
import { paths } from '@/content/paths'
import preview from '../../../.storybook/preview'
import { DemoSignIn } from './DemoSignIn'

const meta = preview.meta({
  title: 'UI/DemoSignIn',
  component: DemoSignIn,
  args: { onFill: fn() },
  parameters: { layout: 'padded', site: paths.adminLogin },
})

/** Only in builds with the mock backend. */
export const Default = meta.story()

Default.test('a visitor has the form filled in', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
  await expect(args.onFill).toHaveBeenCalledWith(demoSignIn)
})
