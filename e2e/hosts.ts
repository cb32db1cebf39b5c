// Everything that the tests call, in one process: Playwright would start one server after another.
import { preview } from 'vite'
import { agencyServer } from '../mocks/agency/server'
import { serve } from '../mocks/transports/http'

await Promise.all([
  preview({ preview: { port: 4273 } }),
  preview({ base: '/some/path/', build: { outDir: 'dist-base' }, preview: { port: 4274 } }),
  // The build for a real backend, which live.e2e.ts runs against the mock server.
  preview({ build: { outDir: 'dist-live' }, preview: { port: 4275 } }),
])
await serve({ ...agencyServer, host: '127.0.0.1', port: 4276 })
