import preview from '../../../.storybook/preview'
import { JobsPage } from './JobsPage'

const meta = preview.meta({ title: 'Pages/JobsPage', component: JobsPage, parameters: { route: '/jobs' } })

export const Loaded = meta.story()

export const Loading = meta.story({ parameters: { mock: { jobs: 'pending' } } })

export const Empty = meta.story({ parameters: { mock: { jobs: 'empty' } } })

export const Failed = meta.story({ parameters: { mock: { jobs: '503' } } })
