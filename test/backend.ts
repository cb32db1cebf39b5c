import { settings } from '@/api/settings'
import { immediate } from '~mocks/answering'
import { createBackend } from '~mocks/backend'

/** The backend that tests and stories stand on: answers at once, fresh before each of them. */
export const backend = createBackend(settings.bases, immediate)
