import { setupServer } from 'msw/node'
import { backend } from './backend'

/** Serves the backend under Vitest. */
export const server = setupServer(...backend.handlers)
