import { readEnvironment } from '@/contract/environment'

interface Settings extends ReturnType<typeof readEnvironment> {
  /** How long a request may take, in ms. The in-browser backend delays and holds responses on purpose: no limit. */
  timeout: number | undefined
}

/** The URLs of the services. vite.config.ts checks them before it builds. */
export const settings: Settings = {
  ...readEnvironment(import.meta.env, __STATIC_DEMO__ ? 'static-demo' : 'localhost'),
  timeout: __MOCK_BACKEND__ ? undefined : 15_000,
}
