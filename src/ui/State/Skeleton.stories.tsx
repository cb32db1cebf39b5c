import { preview } from '../../../.storybook/preview'
import { Skeleton } from './State'

const meta = preview.meta({ component: Skeleton })

export const Line = meta.story()

export const Title = meta.story({ args: { height: 'title' } })

export const PictureShaped = meta.story({ args: { height: 'picture' } })
