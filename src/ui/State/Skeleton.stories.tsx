import preview from '../../../.storybook/preview'
import { Skeleton } from './State'

const meta = preview.meta({
  title: 'UI/Skeleton',
  component: Skeleton,
  parameters: { layout: 'padded' },
})

export const Line = meta.story()

export const Lines = meta.story({ args: { lines: 4 } })

export const Title = meta.story({ args: { height: 'title' } })

export const PictureShaped = meta.story({ args: { height: 'picture' } })

export const ReducedMotion = meta.story({ args: { lines: 4 }, globals: { motion: 'reduced' } })
