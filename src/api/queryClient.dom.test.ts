import { notifyManager, QueryObserver } from '@tanstack/react-query'
import { delay } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useAuth } from '@/stores/auth'
import { dashboardQuery } from '@/features/account/dashboardQuery'
import { jobsQuery } from '@/features/jobs/jobsQuery'
import { queryClient } from './queryClient'

const counts = { totalUsers: 6, totalJobs: 30, totalBlogs: 14 }

test.each([
  ['staff log out', () => useAuth.getState().signOut('signed-out')],
  ['the session expires', () => useAuth.getState().signOut('expired')],
  ['somebody else logs in', () => useAuth.getState().signIn('another')],
])('the figures of the admin area are forgotten when %s, and public data stays', (_, end) => {
  onTestFinished(() => queryClient.clear())
  useAuth.getState().signIn('abc')
  queryClient.setQueryData(dashboardQuery.queryKey, counts)
  queryClient.setQueryData(jobsQuery.queryKey, [])
  end()
  expect(queryClient.getQueryData(dashboardQuery.queryKey)).toBeUndefined()
  expect(queryClient.getQueryData(jobsQuery.queryKey)).toEqual([])
})

test('a response is shown once the change of pages is over, which it would cut off', async () => {
  let turn = () => {}
  const finished = new Promise<void>((resolve) => {
    turn = resolve
  })
  const page = Object.assign(document, { activeViewTransition: { finished } })
  const onChange = vi.fn<() => void>()
  const observer = new QueryObserver(queryClient, { ...jobsQuery, enabled: false })
  // As useQuery listens.
  const leave = observer.subscribe(notifyManager.batchCalls(onChange))
  onTestFinished(() => {
    leave()
    queryClient.clear()
    Object.assign(page, { activeViewTransition: null })
  })
  queryClient.setQueryData(jobsQuery.queryKey, [])
  await delay(20)
  expect(onChange).not.toHaveBeenCalled()
  turn()
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
})

test.each([
  ['is asked for again when somebody else logs in', 1, () => useAuth.getState().signIn('another')],
  ['is not when staff log out', 0, () => useAuth.getState().signOut('signed-out')],
])('a dashboard that is on screen %s', (_, fetching, change) => {
  useAuth.getState().signIn('abc')
  queryClient.setQueryData(dashboardQuery.queryKey, counts)
  const leave = new QueryObserver(queryClient, { ...dashboardQuery, queryFn: () => counts }).subscribe(() => undefined)
  onTestFinished(() => {
    leave()
    queryClient.clear()
  })
  change()
  expect(queryClient.isFetching()).toBe(fetching)
})
