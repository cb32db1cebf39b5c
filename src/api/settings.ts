import { type ApiSettings, onLocalhost, onStaticHost, readEnvironment } from '@/contract/environment'

interface Settings extends ApiSettings {
  /** In ms. The in-browser backend delays and holds responses on purpose: no limit. */
  timeout: number | undefined
}

/** vite.config.ts checks the URLs before it builds. */
export const settings: Settings = {
  ...readEnvironment(import.meta.env, __STATIC_DEMO__ ? onStaticHost : onLocalhost),
  timeout: __MOCK_BACKEND__ ? undefined : 15_000,
}
