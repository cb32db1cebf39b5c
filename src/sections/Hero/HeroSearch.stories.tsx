import { preview } from '../../../.storybook/preview'
import { HeroSearch } from './HeroSearch'

const meta = preview.meta({ title: 'HeroSearch', component: HeroSearch })

export const Default = meta.story()
