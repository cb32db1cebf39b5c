import { readEnvironment } from '@/contract/environment'

/** Where the services are. Read and checked once; vite.config.ts makes the same check before it builds. */
export const settings = readEnvironment(import.meta.env, __STATIC_DEMO__ ? 'static-demo' : 'localhost')
