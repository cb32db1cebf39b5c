import preview from '../../../.storybook/preview'
import { Skeleton } from './State'

const meta = preview.meta({
  title: 'UI/State/Skeleton',
  component: Skeleton,
  parameters: { layout: 'padded' },
})

export const Line = meta.story()

export const Title = meta.story({ args: { height: 'title' } })

export const PictureShaped = meta.story({ args: { height: 'picture' } })
