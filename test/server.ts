import { createServer } from '~mocks/transports/vitest'
import { backend } from './backend'

/** Puts the backend to work under Vitest. */
export const server = createServer(backend)
