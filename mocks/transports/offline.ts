import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { KeyValueStorage } from '../engine/database/edits'
import { filesName, findCacheName } from './offlineNames'

const Files = v.object({ size: v.number(), files: v.array(v.string()) })
const SavesData = v.object({ connection: v.object({ saveData: v.literal(true) }) })

const refusalKey = 'offline'
/** Between two looks at a form that is being filled in, in milliseconds. */
const pause = 10_000

interface Offline {
  /** What is kept, in bytes. */
  kept: number
  /** What there is to keep, in bytes. 0 where nothing can be kept. */
  size: number
  isOutdated: boolean
}

/** Keeps the demo's files for mocks/transports/offlineWorker.ts, and finds out that the host has newer ones. */
export function createOffline(baseUrl: string, local: KeyValueStorage) {
  const base = new URL(baseUrl, globalThis.location.href)
  const findAddress = (file: string) => new URL(file, base).href
  const [assets, list] = [findAddress('assets/'), findAddress(filesName)]
  const openCache = () => caches.open(findCacheName(base.pathname))
  const store = createStore<Offline>(() => ({ kept: 0, size: 0, isOutdated: false }))
  let lastForm: HTMLFormElement | null = null

  /** Of the response that has the list. */
  async function readList(response: Response) {
    const { size, files } = v.parse(Files, await response.json())
    return { size, addresses: new Set(files.map(findAddress)) }
  }

  async function keep(): Promise<void> {
    local.setItem(refusalKey, '')
    const response = await fetch(list, { cache: 'no-cache' })
    const { size, addresses } = await readList(response.clone())
    const cache = await openCache()
    const kept = (await cache.keys()).map(({ url }) => url)
    // The name of an asset changes with what is in it.
    const assetsKept = new Set(kept.filter((address) => address.startsWith(assets)))
    await cache.addAll([...addresses].filter((address) => !assetsKept.has(address)))
    await cache.put(list, response)
    for (const address of assetsKept) if (!addresses.has(address)) await cache.delete(address)
    store.setState({ kept: size, size })
  }

  async function remove(): Promise<void> {
    local.setItem(refusalKey, 'refused')
    await caches.delete(findCacheName(base.pathname))
    store.setState({ kept: 0 })
  }

  async function showKept(): Promise<void> {
    const response = await (await openCache()).match(list)
    if (!response) return
    const { size } = await readList(response)
    store.setState({ kept: size, size })
  }

  /** Whether this page has loaded a file that the host no longer lists. */
  async function isOutdated(): Promise<boolean> {
    const { addresses, size } = await readList(await fetch(list, { cache: 'no-cache' }))
    store.setState({ size })
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name.replace(/#.*/, ''))
    // The responses that a document shows are in a file of its own, which is not listed.
    return loaded.some((url) => url.startsWith(assets) && !url.includes('responses-') && !addresses.has(url))
  }

  const isWriting = () => lastForm?.isConnected

  async function announceUpdate(): Promise<void> {
    while (isWriting()) await new Promise((resolve) => setTimeout(resolve, pause))
    store.setState({ isOutdated: true })
  }

  async function look(): Promise<void> {
    if (await isOutdated()) await announceUpdate()
    else if (local.getItem(refusalKey) !== 'refused' && !v.is(SavesData, navigator)) await keep()
  }

  /** Begins once a service worker is there. Without a network, or where nothing can be kept, the demo goes on as before. */
  async function start(): Promise<void> {
    addEventListener('input', ({ target }) => {
      if (target instanceof HTMLElement) lastForm = target.closest('form')
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
