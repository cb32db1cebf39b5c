import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useAuth } from '@/stores/auth'
import { createLink, takeSnapshot } from '~mocks/transports/share'
import { backend } from '~test/backend'
import { openSite } from '~test/renderPage'
import { server } from '~test/server'

/** Collects everything logged on the console from now on. */
function listen(): string[] {
  const logged: string[] = []
  for (const level of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void logged.push(words.map(String).join(' ')))
  }
  return logged
}

/** Collects the URL, headers and body of each request from now on. */
function intercept() {
  const sent: Promise<{ url: string; bearer: string | null; rest: string }>[] = []
  async function read(request: Request) {
    const headers = new Headers(request.headers)
    const bearer = headers.get('authorization')
    headers.delete('authorization')
    return { url: request.url, bearer, rest: [request.url, ...[...headers].flat(), await request.text()].join('\n') }
  }
  const note = ({ request }: { request: Request }) => void sent.push(read(request.clone()))
  server.events.on('request:start', note)
  onTestFinished(() => {
    server.events.removeListener('request:start', note)
  })
  return () => Promise.all(sent)
}

const site = {
  refetch: () => undefined,
  signIn: () => undefined,
  signOut: () => undefined,
  token: () => useAuth.getState().token,
  hasLoggedOut: () => false,
  subscribe: () => () => undefined,
}

test('the token is sent to the admin API in its header and appears nowhere else', async () => {
  const logged = listen()
  const sent = intercept()

  const user = await openSite('/admin/manage-jobs')
  await user.click(await screen.findByRole('button', { name: 'Fill in' }))
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await screen.findByRole('heading', { level: 1, name: 'Manage Jobs' })
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await screen.findByRole('heading', { level: 2, name: 'Total users' })
  await user.click(screen.getByRole('link', { name: 'View website' }))
  await screen.findByRole('heading', { level: 1, name: /Alderway/ })
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Blog' }))
  const asked = () => backend.requests.get().map(({ endpoint }) => endpoint)
  await waitFor(() => expect(asked()).toEqual(expect.arrayContaining(['login', 'dashboard', 'news', 'blogs'])))
  const token = useAuth.getState().token ?? 'none'
  expect(token.length).toBeGreaterThan(8)

  const requests = await sent()
  const withToken = requests.filter(({ bearer }) => bearer !== null)
  expect(withToken.map(({ url, bearer }) => [url, bearer])).toEqual([
    ['http://localhost:5000/api/admin', `Bearer ${token}`],
  ])

  const exchanges = backend.requests.get()
  const state = takeSnapshot(backend, site)
  const places = {
    requests: requests.map(({ rest }) => rest),
    console: logged,
    'the panel’s list': exchanges.map((exchange) => JSON.stringify(exchange)),
    'a shared link': [await createLink(backend, state, globalThis.location)],
    'a shared file': [backend.codec.writeSnapshot(state)],
    page: [document.documentElement.outerHTML],
    address: [globalThis.location.href, JSON.stringify(history.state)],
    cookies: [document.cookie],
    'the tab’s storage': [JSON.stringify(sessionStorage)],
    'the rest of the storage': Object.entries(localStorage).flatMap(([key, value]) =>
      key === 'alderway.auth' ? [] : [String(value)],
    ),
  }
  const leaks = Object.entries(places).filter(([, texts]) => texts.some((text) => text.includes(token)))
  expect(leaks.map(([place]) => place)).toEqual([])
  expect(localStorage.getItem('alderway.auth')).toContain(token)
})
