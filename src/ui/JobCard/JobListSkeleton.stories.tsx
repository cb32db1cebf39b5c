import preview from '../../../.storybook/preview'
import { messages } from '@/content/messages'
import { Band } from '../Band/Band'
import { Loading as Wait } from '../State/State'
import { JobListSkeleton } from './JobList'

const meta = preview.meta({
  title: 'UI/JobListSkeleton',
  component: JobListSkeleton,
  decorators: [
    (Story) => (
      <Band>
        <Wait text={messages.jobs.loading}>
          <Story />
        </Wait>
      </Band>
    ),
  ],
})

export const Loading = meta.story()

export const Three = meta.story({ args: { count: 3 } })
