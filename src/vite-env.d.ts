/// <reference types="vite/client" />

/** True where the build carries its in-browser backend. */
declare const __MOCK_BACKEND__: boolean
/** True in the built demo, which calls its own origin alone. */
declare const __STATIC_DEMO__: boolean
