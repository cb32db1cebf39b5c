import { bypass } from 'msw'

export function getController() {
  try {
    return navigator.serviceWorker.controller
  } catch {
    // No browser, site data is blocked, or the page is in a sandbox or at an address that is not secure.
    return null
  }
}

export function createForward() {
  // Not the one that a transport intercepts later.
  const realFetch = globalThis.fetch
  // The worker takes the mark off again; without one it would arrive at the API.
  return (request: Request) => realFetch(getController() ? bypass(request) : request)
}
