/** Settles when a request may go out; rejects where it would not be answered. */
type Ready = () => Promise<unknown>

let start: () => Promise<Ready> = () => Promise.resolve(() => Promise.resolve())
let started: Promise<Ready> | undefined

/**
 * Makes requests wait for a backend: the page is shown at once, only its data waits. `bringUp` starts it and gives what
 * each request waits for. Where it rejects, the next request tries anew.
 */
export function holdRequestsFor(bringUp: () => Promise<Ready>): void {
  start = bringUp
  started = undefined
  void backendReady().catch(() => undefined)
}

/** Settles when a request may go out. Rejects where the backend does not start. */
export async function backendReady(): Promise<void> {
  started ??= start()
  const current = started
  try {
    await (
      await current
    )()
  } catch (reason) {
    if (started === current) started = undefined
    throw reason
  }
}
