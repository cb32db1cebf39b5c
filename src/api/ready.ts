/** Settles when a request may be sent; rejects if no response would come. */
type Ready = () => Promise<unknown>

let start: () => Promise<Ready> = () => Promise.resolve(() => Promise.resolve())
let started: Promise<Ready> | undefined

/**
 * Starts a backend and makes requests wait for it, so that the page renders at once and only its data waits. `startBackend`
 * returns what each request waits for. If it rejects, the next request calls it again.
 */
export function holdRequestsUntil(startBackend: () => Promise<Ready>): void {
  start = startBackend
  started = undefined
  void backendReady().catch(() => undefined)
}

/** Settles when a request may be sent. Rejects if the backend does not start. */
export async function backendReady(): Promise<void> {
  started ??= start()
  const current = started
  try {
    const ready = await current
    await ready()
  } catch (reason) {
    if (started === current) started = undefined
    throw reason
  }
}
