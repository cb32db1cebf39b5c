import { preview } from '../../../.storybook/preview'
import { messages } from '@/content/messages'
import { ButtonLink } from '../Button/Button'
import { Empty as NothingThere } from './State'

const meta = preview.meta({
  component: NothingThere,
  args: {
    text: messages.jobs.empty,
    picture: 'empty-jobs' as const,
    children: <ButtonLink to="/contact" variant="secondary" size="s" text="Write to us" />,
  },
})

export const Empty = meta.story()

export const LongText = meta.story({
  args: {
    text: 'None of these roles matches this search. Try fewer filters, another word or a place nearby, or write to us what you look for.',
  },
})
