import { messages } from '@/content/messages'
import { says } from '../../../.storybook/storyParts'
import { preview } from '../../../.storybook/preview'
import { HomePage } from './HomePage'

const meta = preview.meta({ component: HomePage, parameters: { route: '/' } })

const headline = /^Regional lenders ease terms/

export const Loaded = meta.story(says({}, headline))

export const Loading = meta.story(says({ mock: { news: 'pending' } }, messages.news.loading))

export const Empty = meta.story(says({ mock: { news: 'empty' } }, messages.news.empty))

export const Failed = meta.story(says({ mock: { news: 'error' } }, messages.news.failed))
