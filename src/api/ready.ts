/** Rejects if no response would come. */
type Ready = () => Promise<unknown>

let start = async (): Promise<Ready> => async () => undefined
let started: Promise<Ready> | undefined

/** Starts a backend and makes requests wait for it. If it rejects, the next request starts it again. */
export function holdRequestsUntil(startBackend: () => Promise<Ready>) {
  start = startBackend
  started = undefined
  void backendReady().catch(() => undefined)
}

/** Rejects if the backend does not start. */
export async function backendReady() {
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
