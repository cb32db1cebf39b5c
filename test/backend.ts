import { settings } from '@/api/settings'
import { immediate, realistic } from '~mocks/answering'
import { createBackend } from '~mocks/backend'

// Who picks `slow` in Storybook's toolbar is to see the wait; tests have no time for it.
const timing = import.meta.env.MODE === 'test' ? immediate : { ...immediate, slow: realistic.slow }

/** The backend that tests and stories stand on: answers at once, fresh before each of them. */
export const backend = createBackend(settings.bases, timing)
