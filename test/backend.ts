import { settings } from '@/api/settings'
import { createNodeBackend } from '~mocks/node'

/** The in-browser backend, answering under Vitest. */
export const backend = createNodeBackend(settings.bases)
