import { createBackend } from '~mocks/engine/backend'
import { type BackendOptions, immediate } from '~mocks/engine/requests/handlers'
import { library } from './library'

export const at = 'http://library.example'

/** A backend of a library, which responds at once. */
export function createLibrary(options: Partial<BackendOptions> = {}) {
  return createBackend(library, { bases: { library: at }, timing: immediate, ...options })
}
