import { createServer } from '~mocks/node'
import { backend } from './backend'

/** Serves the backend under Vitest. */
export const server = createServer(backend)
