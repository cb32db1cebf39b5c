let backend: Promise<unknown> = Promise.resolve()

/** Makes every request wait until `ready` settles: the page is shown at once, only its data waits. */
export function holdRequestsUntil(ready: Promise<unknown>): void {
  backend = ready
}

/** Settles when requests may go out. Never rejects: a backend that did not start shows as failed requests. */
export function backendReady(): Promise<void> {
  return backend.then(
    () => undefined,
    () => undefined,
  )
}
