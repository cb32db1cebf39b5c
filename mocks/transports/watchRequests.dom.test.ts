import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createForward } from '~mocks/engine/requests/createForward'
import { createLibrary } from '~test/library/createLibrary'
import { watchRequests } from './watchRequests'

// What the mock does to the platform's own fetch.

let real: ReturnType<typeof vi.fn<typeof fetch>>
beforeEach(() => {
  real = vi.fn<typeof fetch>().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', real)
})
afterEach(() => void vi.unstubAllGlobals())

test('a body that is a stream reaches the real fetch unread', async () => {
  watchRequests(createLibrary())
  const body = new Response('a long upload').body
  const init = { method: 'POST', body, duplex: 'half' }
  await fetch('/upload', init)
  expect(real).toHaveBeenCalledWith('/upload', init)
  expect(body?.locked).toBe(false)
})

test('a request that is answered is no longer expected', async () => {
  const { requests } = createLibrary()
  const end = vi.fn<ReturnType<typeof requests.expect>>()
  vi.spyOn(requests, 'expect').mockReturnValue(end)
  watchRequests({ requests })
  await fetch('/books')
  expect(end.mock.calls).toEqual([[]])
})

test.each([
  ['the page gives up', 'canceled', () => new AbortController()],
  ['the browser ends', 'lost', () => undefined],
])('a request that %s is logged as %s, given as an address or a Request', async (_, how, createController) => {
  const { requests } = createLibrary()
  const end = vi.fn<ReturnType<typeof requests.expect>>()
  const expectRequest = vi.spyOn(requests, 'expect').mockReturnValue(end)
  watchRequests({ requests })
  real.mockRejectedValue(new TypeError('Failed to fetch'))
  const address = `${location.origin}/books`
  const ways: ((init?: RequestInit) => Promise<Response>)[] = [
    (init) => fetch('/books', init),
    (init) => fetch(new URL(address), init),
    (init) => fetch(new Request(address), init),
    (init) => fetch(new Request(address, init)),
  ]
  for (const send of ways) {
    const controller = createController()
    const sent = send(controller && { signal: controller.signal })
    controller?.abort()
    await expect(sent).rejects.toThrow('Failed to fetch')
  }
  expect(expectRequest.mock.calls).toEqual(ways.map(() => [address]))
  expect(end.mock.calls.flat()).toEqual(ways.map(() => how))
})

test.each([
  [undefined, null],
  [{ controller: null }, null],
  [{ controller: {} }, 'msw/passthrough'],
])('beside the service worker %j the real API gets the mark %s', async (serviceWorker, mark) => {
  vi.stubGlobal('navigator', { serviceWorker })
  await createForward()(new Request('http://api.example/books'))
  const [sent] = real.mock.calls[0] ?? []
  expect(sent instanceof Request && sent.headers.get('accept')).toBe(mark)
})
