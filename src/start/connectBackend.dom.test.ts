import { expect, onTestFinished, test, vi } from 'vitest'
import { backendReady, holdRequestsUntil } from '@/api/ready'
import { useAuth } from '@/stores/auth'
import { connectBackend, loadMock } from './connectBackend'

test('a link that signs nobody in leaves a later login to all tabs, if nobody was signed in', async () => {
  const mock = await loadMock()
  const startBackend = vi.fn<typeof mock.startBackend>(() => Promise.resolve(() => Promise.resolve()))
  onTestFinished(() => {
    holdRequestsUntil(() => Promise.resolve(() => Promise.resolve()))
    localStorage.clear()
  })
  connectBackend({ ...mock, startBackend }, Promise.resolve())
  await backendReady()

  startBackend.mock.lastCall?.[0].site.signOut()
  useAuth.getState().signIn('of-all-tabs')
  expect(localStorage.getItem('alderway.auth')).toContain('of-all-tabs')
})
