import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { storageWith } from '~test/backendParts'
import { createOffline, pause } from './offline'

const script = '/assets/page.js'
const list = { size: 7, files: ['404.html', script.slice(1)] }

/** What the browser keeps, by path. */
let kept: Map<string, Response>
let host: Record<string, () => Response>

const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
const code = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } })

function withRedirect(response: Response): Response {
  return Object.defineProperty(response, 'redirected', { value: true })
}

beforeEach(() => {
  kept = new Map()
  host = { '/offline.json': () => Response.json(list), '/404.html': page, [script]: code }
  const readPath = (address: string) => new URL(address).pathname
  const load = (address: string) => Promise.resolve(host[readPath(address)]?.() ?? new Response('', { status: 404 }))
  const put = async (address: string, response: Response) => void kept.set(readPath(address), response)
  vi.stubGlobal('fetch', load)
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...kept.keys()].map((path) => ({ url: location.origin + path })),
      put,
      addAll: async (addresses: string[]) => {
        for (const address of addresses) await put(address, await load(address))
      },
      delete: async (address: string) => kept.delete(readPath(address)),
    }),
    match: async () => undefined,
    delete: async () => kept.clear(),
  })
})

afterEach(() => void vi.unstubAllGlobals())

const createKept = () => createOffline('/', { getItem: () => null, setItem: () => true })

test('keeps the files that the host lists', async () => {
  const offline = createKept()
  await offline.keep()
  expect([...kept.keys()]).toEqual([script, '/404.html', '/offline.json'])
  expect(offline.getState()).toMatchObject({ kept: 7, size: 7 })
})

test.each([
  ['nothing by itself where a visitor saves data', true, 0],
  ['all of it by itself, after a pause, where nobody does', false, 3],
])('keeps %s', async (_, saveData, count) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('navigator', { connection: { saveData }, serviceWorker: { ready: Promise.resolve() } })
  const starting = createKept().start()
  await vi.advanceTimersByTimeAsync(pause - 1)
  expect(kept.size).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  await starting
  expect(kept.size).toBe(count)
})

test('says what to do if the host does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(createKept().keep()).rejects.toThrow('Try again with a network.')
})

test('asks the host for ten files at a time', async () => {
  const files = Array.from({ length: 25 }, (_, number) => `assets/${number}.js`)
  const asked: string[] = []
  let open = 0
  let most = 0
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('.json')) return Response.json({ size: 7, files: ['404.html', ...files] })
    asked.push(new URL(address).pathname.slice(1))
    open += 1
    most = Math.max(most, open)
    await Promise.resolve()
    open -= 1
    return code()
  })
  await createKept().keep()
  expect(asked).toEqual([...files, '404.html'])
  expect(most).toBe(10)
})

test('lets go of the files of an earlier release once it has all of the new one', async () => {
  const offline = createKept()
  await offline.keep()
  host['/offline.json'] = () => Response.json({ size: 9, files: ['404.html', 'assets/newer.js'] })
  host['/assets/newer.js'] = code
  await offline.keep()
  expect([...kept.keys()].toSorted()).toEqual(['/404.html', '/assets/newer.js', '/offline.json'])
})

test('keeps no page under the name of a script that the host does not have yet, and the script once it has', async () => {
  const offline = createKept()
  host[script] = page
  await expect(offline.keep()).rejects.toThrow(script)
  expect(kept.has(script)).toBe(false)
  expect(offline.getState().kept).toBe(0)
  host[script] = code
  await offline.keep()
  expect(await kept.get(script)?.text()).toBe('export {}')
})

test('keeps the page for any address so that a browser can open it, also from a host that redirects to it', async () => {
  host['/404.html'] = () => withRedirect(page())
  await createKept().keep()
  const shell = kept.get('/404.html')
  expect(shell?.redirected).toBe(false)
  expect(shell?.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await shell?.text()).toBe('<!doctype html>')
})

test('goes on to open the kept site while the host is in the middle of a deployment', async () => {
  const offline = createKept()
  await offline.keep()
  host['/offline.json'] = () => Response.json({ size: 7, files: ['404.html', 'assets/newer.js'] })
  host['/404.html'] = () => new Response('names a newer script')
  await expect(offline.keep()).rejects.toThrow('newer.js')
  expect(await kept.get('/404.html')?.text()).toBe('<!doctype html>')
  expect(kept.has(script)).toBe(true)
})

test('keeps the page for any address as the host has it, not as the browser has cached it', async () => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const isCached = address.endsWith('/404.html') && init?.cache !== 'no-cache'
    return isCached ? Promise.resolve(new Response('an older page')) : fetch(address, init)
  })
  await createKept().keep()
  expect(await kept.get('/404.html')?.text()).toBe('<!doctype html>')
})

test('says that nothing is kept once it is removed, also while newer files arrive', async () => {
  const offline = createOffline('/', storageWith())
  await offline.keep()
  const { fetch } = globalThis
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/404.html')) await arrived
    return fetch(address)
  })
  const keeping = offline.keep()
  await offline.remove()
  arrive()
  await keeping
  expect(offline.getState().kept).toBe(0)
})
