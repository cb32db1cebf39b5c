import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { KeyValueStorage } from '../engine/database/edits'
import { filesName, findCacheName, shellName } from './names'

const Files = v.object({ size: v.number(), files: v.array(v.string()) })
const SavesData = v.object({ connection: v.object({ saveData: v.literal(true) }) })

const refusalKey = 'offline'

/** In ms: until then network and screen reader are for what a visitor opens. */
export const pause = 10_000

/** Keeps the demo's files for offlineWorker.ts, and finds out that the host has newer ones. */
export function createOffline(baseUrl: string, local: KeyValueStorage) {
  const base = new URL(baseUrl, location.href)
  const findAddress = (file: string) => new URL(file, base).href
  const [assets, list, shell] = [findAddress('assets/'), findAddress(filesName), findAddress(shellName)]
  const cacheName = findCacheName(base.pathname)
  const store = createStore(() => ({
    /** In bytes. */
    kept: 0,
    /** Of what there is to keep, in bytes. 0 where nothing can be kept. */
    size: 0,
    isOutdated: false,
  }))
  let lastForm: HTMLFormElement | null = null

  const isRefused = () => local.getItem(refusalKey) === 'refused'

  async function readList(response: Response) {
    const { size, files } = v.parse(Files, await response.clone().json())
    return { response, size, addresses: new Set(files.map(findAddress)) }
  }

  const fetchList = async () => readList(await fetch(list, { cache: 'no-cache' }))

  async function keepFiles({ response, size, addresses }: Awaited<ReturnType<typeof readList>>) {
    const cache = await caches.open(cacheName)
    // The name of an asset changes with what is in it.
    const kept = new Set((await cache.keys()).map(({ url }) => url).filter((url) => url.startsWith(assets)))

    async function add(address: string) {
      const isShell = address === shell
      const { ok, body, headers } = await fetch(address, { cache: isShell ? 'no-cache' : 'default' })
      // Some hosts send a page for a missing file.
      const isPage = headers.get('content-type')?.includes('html')
      if (!ok || (isPage && !isShell)) throw new Error(`${address} is missing.`)
      // A copy: browsers open no page with a response that was redirected.
      await cache.put(address, new Response(body, { headers }))
    }

    const missing = [...addresses].filter((address) => address !== shell && !kept.has(address))
    // All at once would hold up the page on a slow phone.
    while (missing.length > 0) await Promise.all(missing.splice(0, 10).map(add))
    // Not before the files that it names.
    await add(shell)
    await cache.put(list, response)
    for (const address of kept) if (!addresses.has(address)) await cache.delete(address)
    // The cache may be gone by now.
    if (!isRefused()) store.setState({ kept: size, size })
  }

  async function keep() {
    local.setItem(refusalKey, '')
    const listed = await fetchList().catch((cause: unknown) => {
      throw new Error('The host did not answer. Try again with a network.', { cause })
    })
    await keepFiles(listed)
  }

  async function remove() {
    local.setItem(refusalKey, 'refused')
    await caches.delete(cacheName)
    store.setState({ kept: 0 })
  }

  async function showKept() {
    const response = await caches.match(list, { cacheName })
    if (!response) return
    const { size } = await readList(response)
    store.setState({ kept: size, size })
  }

  /** Whether this page has loaded a file that the host no longer lists. */
  function isOutdated(listed: ReadonlySet<string>) {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name.replace(/#.*/, ''))
    // The responses that a document shows are in a file of its own, which is not listed.
    return loaded.some((url) => url.startsWith(assets) && !url.includes('responses-') && !listed.has(url))
  }

  /** Waits until no form is being filled in. */
  function announceUpdate() {
    if (!lastForm?.isConnected) return store.setState({ isOutdated: true })
    const changes = new MutationObserver(() => {
      changes.disconnect()
      announceUpdate()
    })
    changes.observe(document.body, { childList: true, subtree: true })
  }

  async function look() {
    const listed = await fetchList()
    store.setState({ size: listed.size })
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (isOutdated(listed.addresses)) return announceUpdate()
    if (!isRefused() && !v.is(SavesData, navigator)) await keepFiles(listed)
  }

  async function start() {
    addEventListener('input', ({ target }) => {
      if (target instanceof HTMLElement) lastForm = target.closest('main form') ?? lastForm
    })
    addEventListener('online', () => void look().catch(() => undefined))
    try {
      await navigator.serviceWorker.ready
      await showKept()
      await look()
    } catch {
      // Said by the panel, under Backend.
    }
  }

  return { ...store, keep, remove, start }
}
