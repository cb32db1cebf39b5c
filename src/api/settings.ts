import { onLocalhost, onStaticHost, readEnvironment } from '@/contract/environment'

/** vite.config.ts checks the URLs before it builds. */
export const settings = {
  ...readEnvironment(import.meta.env, __STATIC_DEMO__ ? onStaticHost : onLocalhost),
  /** In ms. The in-browser backend delays and holds responses on purpose: no limit. */
  timeout: __MOCK_BACKEND__ ? undefined : 15_000,
}
