import { createServer } from '~mocks/transports/vitest'
import { backend } from './backend'

/** Serves the backend under Vitest. */
export const server = createServer(backend)
