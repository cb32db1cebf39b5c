import { readEnvironment } from '@/contract/environment'

/** The URLs of the services. vite.config.ts checks them before it builds. */
export const settings = readEnvironment(import.meta.env, __STATIC_DEMO__ ? 'static-demo' : 'localhost')
