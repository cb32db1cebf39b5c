import { jobSearch } from '@/content/jobs'
import { preview } from '../../../.storybook/preview'
import { HeroSearch } from './HeroSearch'

const meta = preview.meta({ title: 'HeroSearch', component: HeroSearch, args: { title: jobSearch.title } })

export const Default = meta.story()
