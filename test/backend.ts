import { settings } from '@/api/settings'
import { createBackend } from '~mocks/agency/createBackend'
import { immediate, realistic } from '~mocks/engine/requests/handlers'

// `slow` in Storybook's toolbar shows the loading state; tests don't wait for it.
const timing = import.meta.env.MODE === 'test' ? immediate : { ...immediate, slow: realistic.slow }

/** The backend of tests and stories: responds at once, and is reset before each of them. */
export const backend = createBackend({ bases: settings.bases, timing })
