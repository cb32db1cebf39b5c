/// <reference types="vite/client" />

/** True where the build carries its in-browser backend. */
declare const __MOCK_BACKEND__: boolean
/** True in the built demo, which calls its own origin alone. */
declare const __STATIC_DEMO__: boolean
/** Version and commit, for the panel's bug report. */
declare const __BUILD__: string

/** Decides what may become markup or code, where the browser has Trusted Types: TypeScript's library lacks them still. */
declare var trustedTypes:
  | { createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void }
  | undefined
