import { expect, fn } from 'storybook/test'
import { messages } from '@/content/messages'
import { preview } from '../../../.storybook/preview'
import { QueryStates } from './QueryStates'
import { Empty, Failed, Loading as LoadingState, Skeleton } from './State'

const meta = preview.meta({
  component: QueryStates<string[]>,
  parameters: { width: 640 },
  args: {
    query: { data: ['Day Surgery Nurse', 'Network Engineer'], error: null, isFetching: false, refetch: fn() },
    loading: (
      <LoadingState text={messages.jobs.loading}>
        <Skeleton lines={2} />
      </LoadingState>
    ),
    failed: ({ onRetry }) => <Failed text={messages.jobs.noAnswer} onRetry={onRetry} />,
    empty: <Empty text={messages.jobs.empty} picture="empty-jobs" />,
    children: (rows) => (
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    ),
  },
})

export const Loaded = meta.story()

export const Loading = meta.story({
  args: { query: { data: undefined, error: null, isFetching: false, refetch: fn() } },
})

export const Refused = meta.story({
  args: { query: { data: undefined, error: new Error('offline'), isFetching: false, refetch: fn() } },
})

export const WithoutRows = meta.story({ args: { query: { data: [], error: null, isFetching: false, refetch: fn() } } })

/** The rows stay, with a sentence above. */
export const Outdated = meta.story({
  args: { query: { data: ['Day Surgery Nurse'], error: new Error('offline'), isFetching: false, refetch: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Day Surgery Nurse')
  },
})
