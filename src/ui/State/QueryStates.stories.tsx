import { expect, fn } from 'storybook/test'
import { messages } from '@/content/messages'
import { preview } from '../../../.storybook/preview'
import { QueryStates } from './QueryStates'
import { Empty, Failed, Loading as LoadingState, Skeleton } from './State'

const meta = preview.meta({
  component: QueryStates<string[]>,
  parameters: {
    width: 640,
    docs: {
      source: {
        code: `import { QueryStates } from '@/ui/State/QueryStates'
import { Empty, Failed, Loading, Skeleton } from '@/ui/State/State'
import { JobList } from '@/features/jobs/JobCard/JobList'

<QueryStates
  query={query}
  loading={
    <Loading text="${messages.jobs.loading}">
      <Skeleton lines={2} />
    </Loading>
  }
  failed={({ onRetry }) => <Failed text="${messages.jobs.noAnswer}" onRetry={onRetry} />}
  empty={<Empty text="${messages.jobs.empty}" picture="empty-jobs" />}
>
  {(jobs) => <JobList jobs={jobs} />}
</QueryStates>`,
      },
      description: {
        component: `Shows what has become of a request: Loading, Failed, Empty or the data.

- **Use it for:** a list, or a part of a page, whose data loads.
- **Not for:** a form that is sent: Form. A part that is left out when it fails: RelatedJobs. The states one by one: Loading, Failed, Empty.
- **Words:** those of the states that it is given. Data that could not be loaded again stays, below “This could not be loaded again and may be out of date.”
- **Size and target:** none of its own: it shows one of the four as it is.
- **Keyboard and screen reader:** Loading, Failed and Empty announce themselves. While a failed request runs again, Loading is shown.`,
      },
    },
  },
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
  argTypes: {
    query: { description: 'What useQuery returns', control: false },
    loading: { description: 'A Loading, with skeletons' },
    failed: { description: 'Returns a Failed' },
    children: { description: 'Returns what shows the data' },
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
