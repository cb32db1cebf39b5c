import { settings } from '@/api/settings'
import { createBackend } from '~mocks/agency/agency'
import { immediate, realistic } from '~mocks/engine/respond'

// Who picks `slow` in Storybook's toolbar is to see the wait; tests have no time for it.
const timing = import.meta.env.MODE === 'test' ? immediate : { ...immediate, slow: realistic.slow }

/** The backend that tests and stories stand on: answers at once, fresh before each of them. */
export const backend = createBackend(settings.bases, timing)
