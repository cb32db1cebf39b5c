import { preview } from '../../.storybook/preview'
import { OwnWindow } from './OwnWindow'

const meta = preview.meta({ component: OwnWindow })

/** The admin area in a frame of another site. */
export const Default = meta.story()
